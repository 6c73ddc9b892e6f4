import { vi } from 'vitest'

type Listener = (event: { key?: string; stopPropagation(): void }) => void

/** The parts of an element that panels use: children, attributes, listeners and the focus. */
export class FakeElement {
  readonly children: FakeElement[] = []
  readonly dataset: Record<string, string> = {}
  readonly tag: string
  textContent = ''
  readonly #attributes = new Map<string, string>()
  readonly #listeners = new Map<string, Listener[]>()
  constructor(tag: string) {
    this.tag = tag
  }
  get hidden(): boolean {
    return this.#attributes.has('hidden')
  }
  set hidden(hidden: boolean) {
    if (hidden) this.#attributes.set('hidden', '')
    else this.#attributes.delete('hidden')
  }
  get lastElementChild(): FakeElement | undefined {
    return this.children.at(-1)
  }
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value)
  }
  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null
  }
  append(...children: (FakeElement | string)[]): void {
    for (const child of children) {
      if (typeof child === 'string') this.textContent += child
      else this.children.push(child)
    }
  }
  prepend(child: FakeElement): void {
    this.children.unshift(child)
  }
  contains(other: FakeElement): boolean {
    return other === this || this.children.some((child) => child.contains(other))
  }
  /** By the name of a tag. */
  querySelector(tag: string): FakeElement | null {
    return this.all().find((one) => one.tag === tag) ?? null
  }
  /** All elements in it. */
  all(): FakeElement[] {
    return this.children.flatMap((child) => [child, ...child.all()])
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener])
  }
  focus(): void {
    page.activeElement = this
  }
  /** Returns whether the event goes on to the elements around it. */
  send(type: string, event: { key?: string } = {}): boolean {
    let goesOn = true
    const stopPropagation = () => {
      goesOn = false
    }
    for (const listener of this.#listeners.get(type) ?? []) listener({ ...event, stopPropagation })
    return goesOn
  }
}

const page = { activeElement: new FakeElement('body') }

/** Replaces the page's document for one test: elements are made by it, and it knows which has the focus. */
export function fakeDocument() {
  const body = new FakeElement('body')
  page.activeElement = body
  const createElement = (tag: string) => new FakeElement(tag)
  vi.stubGlobal('document', {
    body,
    createElement,
    createElementNS: (_: string, tag: string) => createElement(tag),
    get activeElement() {
      return page.activeElement
    },
  })
  return { focused: () => page.activeElement, body }
}
