/** The keys 1 and 2 press the button of that bet, Enter that of the first, once for each press. While the focus is in a field or on a button, these keys are theirs. */
export function listenForBetKeys(press: (number: 1 | 2) => void): void {
  window.addEventListener('keydown', ({ key, repeat, target, ctrlKey, metaKey, altKey }) => {
    const number = key === 'Enter' ? 1 : Number(key)
    if (repeat || ctrlKey || metaKey || altKey || (number !== 1 && number !== 2)) return
    if (document.querySelector('dialog[open]')) return
    const ours = key === 'Enter' ? 'button, a, input, select, textarea' : 'input, select, textarea'
    if (target instanceof HTMLElement && target.closest(ours)) return
    press(number)
  })
}
