/** What TypeScript does not notice: slips, things nobody uses, and what never was meant. */
const rules = [
  "array-callback-return", "constructor-super", "curly", "default-case-last", "eqeqeq", "for-direction", "getter-return",
  "no-async-promise-executor", "no-class-assign", "no-compare-neg-zero", "no-cond-assign", "no-const-assign",
  "no-constant-binary-expression", "no-constant-condition", "no-constructor-return", "no-debugger", "no-delete-var",
  "no-dupe-args", "no-dupe-class-members", "no-dupe-else-if", "no-dupe-keys", "no-duplicate-case", "no-duplicate-imports",
  "no-empty-character-class", "no-empty-pattern", "no-eval", "no-ex-assign", "no-extra-boolean-cast", "no-fallthrough",
  "no-func-assign", "no-implied-eval", "no-import-assign", "no-invalid-regexp", "no-irregular-whitespace",
  "no-loss-of-precision", "no-new-func", "no-new-wrappers", "no-obj-calls", "no-promise-executor-return",
  "no-prototype-builtins", "no-self-assign", "no-self-compare", "no-setter-return", "no-shadow-restricted-names",
  "no-sparse-arrays", "no-this-before-super", "no-throw-literal", "no-unexpected-multiline", "no-unmodified-loop-condition",
  "no-unreachable", "no-unsafe-finally", "no-unsafe-negation", "no-unsafe-optional-chaining", "no-unused-labels",
  "no-unused-private-class-members", "no-useless-backreference", "no-useless-catch", "no-useless-escape", "no-var",
  "no-with", "object-shorthand", "prefer-const", "prefer-template", "require-yield", "use-isnan", "valid-typeof",
];
const options = {
  curly: ["error", "multi-line"],
  "no-empty": ["error", { allowEmptyCatch: false }],
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "all" }],
  eqeqeq: ["error", "always", { null: "ignore" }],
  "no-promise-executor-return": ["error", { allowVoid: true }],
};

export default [{
  files: ["**/*.js"],
  languageOptions: { ecmaVersion: 2024, sourceType: "module" },
  linterOptions: { reportUnusedDisableDirectives: "error" },
  rules: { ...Object.fromEntries(rules.map((name) => [name, "error"])), ...options },
}];
