/**
 * What the modules of the room take for granted of a page: a selector finds what the template has there (a field, a
 * button, a form, a dialog), and events come from such parts. Everything of our own is checked.
 */
interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}
interface Document {
  getElementById(id: string): any;
}
interface Element {
  closest(selectors: string): any;
}
interface EventTarget {
  closest?(selectors: string): any;
  matches?(selectors: string): boolean;
  querySelector?(selectors: string): any;
  contains?(other: any): boolean;
  dataset?: any;
  elements?: any;
  classList?: any;
  value?: any;
  name?: any;
  form?: any;
  disabled?: any;
}
interface Event {
  readonly detail?: any;
  readonly clientX?: number;
  readonly clientY?: number;
  readonly pointerType?: string;
  readonly key?: any;
}
interface Window {
  htmx: any;
}
