const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const

/** Runs when an element that matches is pointed at, touched or focused, which mostly comes before a click. Returns a function that ends it. */
export function onIntent(selector: string, run: () => void): () => void {
  const listen = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) run()
  }
  for (const intent of intents) document.addEventListener(intent, listen, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, listen)
  }
}
