import { useEffect } from 'react'
import { usePage } from '../page/page-context.ts'
import { useSession } from '../player/session.ts'

/** The links that open a form, by their addresses. */
const links = { login: 'a[href*="login=true"]', signUp: 'a[href$="/register"]' } as const
type Form = keyof typeof links
const forms = Object.keys(links) as Form[] // Object.keys loses the literal types

const intents = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const
const longestWaitMs = 4_000

/** Fetches login and sign-up for visitors, when the page is idle or a link to one is pointed at, so that they open at once. */
export function usePreloadedForms(preloadWindow: () => Promise<void>): void {
  const { state } = useSession()
  const { language } = usePage()
  useEffect(() => {
    if (state !== 'visitor') return
    const preload = async (form: Form) => {
      const { preloadForm } = await import('./preload-form.ts')
      await Promise.all([preloadWindow(), preloadForm(form, language)])
    }
    // if the line is down, opening the form tries again and says so
    const start = (form: Form) => preload(form).catch(() => undefined)
    const onIntent = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      for (const form of forms) if (target.closest(links[form])) void start(form)
    }
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
    const cancel = whenIdle(() => void start('login').then(() => start('signUp')))
    return () => {
      for (const intent of intents) document.removeEventListener(intent, onIntent)
      cancel()
    }
  }, [state, language, preloadWindow])
}

/** After the page has loaded, once it has nothing else to do; not for people who save data. */
function whenIdle(work: () => void): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in every browser
  if (connection?.saveData) return () => {}
  let cancel = () => removeEventListener('load', soon)
  function soon() {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, longestWaitMs / 2)
      cancel = () => clearTimeout(timer)
      return
    }
    const request = requestIdleCallback(work, { timeout: longestWaitMs })
    cancel = () => cancelIdleCallback(request)
  }
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
  return () => cancel()
}
