// Passkeys: asks the browser for one, or to show one, and sends what it answers.

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
const known = (list) => (list || []).map((one) => ({ ...one, id: bytes(one.id) }));

async function send(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-CSRFToken": document.body.dataset.csrf },
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.problem || "");
  return told;
}

function told(found) {
  const { response } = found;
  const parts = { clientDataJSON: text(response.clientDataJSON) };
  for (const name of ["attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[name]) parts[name] = text(response[name]);
  }
  return {
    id: found.id,
    rawId: text(found.rawId),
    type: found.type,
    response: parts,
    clientExtensionResults: found.getClientExtensionResults(),
  };
}

async function ask(button) {
  const { publicKey } = await send(button.dataset.options, {});
  const options = { ...publicKey, challenge: bytes(publicKey.challenge) };
  if (button.dataset.passkey === "create") {
    options.user = { ...options.user, id: bytes(options.user.id) };
    options.excludeCredentials = known(options.excludeCredentials);
    return navigator.credentials.create({ publicKey: options });
  }
  options.allowCredentials = known(options.allowCredentials);
  return navigator.credentials.get({ publicKey: options });
}

for (const button of document.querySelectorAll("[data-passkey]")) {
  const problem = document.querySelector("[data-problem]");
  button.addEventListener("click", async () => {
    button.disabled = true;
    problem.hidden = true;
    try {
      const { to } = await send(button.dataset.done, told(await ask(button)));
      location.assign(to);
    } catch (fault) {
      const ours = fault.constructor === Error && fault.message;
      problem.textContent = `▲ ${ours || button.dataset.failed}`;
      problem.hidden = false;
      button.disabled = false;
    }
  });
}
