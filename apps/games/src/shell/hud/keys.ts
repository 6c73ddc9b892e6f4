/**
 * Space and Enter spin, once per press: a key held down does not start further rounds, because regulators require a separate action for each slot round.
 * A focused button other than the spin button handles these keys itself.
 */
export function listenForSpinKeys(root: HTMLElement, spinButton: HTMLButtonElement, spin: () => void): void {
  leaveKeysAfterPointer(root)
  const held = new Set<string>()
  const isOurs = ({ key, target }: KeyboardEvent) =>
    (key === ' ' || key === 'Enter') &&
    !document.querySelector('dialog[open]') &&
    (target === spinButton || !(target instanceof HTMLElement && target.closest('button, input, select, a, dialog')))
  window.addEventListener('keydown', (event) => {
    if (!isOurs(event)) return
    event.preventDefault()
    if (event.repeat || held.has(event.key)) return
    held.add(event.key)
    spin()
  })
  window.addEventListener('keyup', (event) => {
    held.delete(event.key)
    if (isOurs(event)) event.preventDefault() // else the browser would also click the focused button
  })
  window.addEventListener('blur', () => held.clear())
}

/** A button of the bars that was pressed with a pointer does not keep the focus, so that the next space spins, also after a page that it opened has closed. */
function leaveKeysAfterPointer(root: HTMLElement): void {
  const onClick = ({ detail, target }: MouseEvent) => {
    const button = detail > 0 && target instanceof Element ? target.closest('.top button, .stakes button') : null
    if (button instanceof HTMLElement) button.blur()
  }
  root.addEventListener('click', onClick, { capture: true }) // before the page opens, which gives the focus back to what had it
}
