/**
 * Space and Enter spin, one press one spin: while a key stays down nothing follows, whatever the keyboard repeats (a rule for slots: each
 * cycle is committed on its own). A focused button other than the spin button keeps its own keys.
 */
export function listenForSpinKeys(spinButton: HTMLButtonElement, spin: () => void): void {
  const held = new Set<string>()
  const isOurs = ({ key, target }: KeyboardEvent) =>
    (key === ' ' || key === 'Enter') &&
    !document.querySelector('dialog[open]') &&
    (target === spinButton || !(target instanceof HTMLElement && target.closest('button, input, a, dialog')))
  window.addEventListener('keydown', (event) => {
    if (!isOurs(event)) return
    event.preventDefault()
    if (event.repeat || held.has(event.key)) return
    held.add(event.key)
    spin()
  })
  window.addEventListener('keyup', (event) => {
    held.delete(event.key)
    if (isOurs(event)) event.preventDefault() // else the browser would click the focused button once more
  })
  window.addEventListener('blur', () => held.clear())
}
