import { useEffect } from 'react'
import { onIntent } from '../page/on-intent.ts'
import { usePage } from '../page/page-context.ts'
import { fetchAhead } from '../page/when-quiet.ts'
import { useSession } from '../player/session.ts'

/** The links that open a form, by their addresses. */
const links = { login: 'a[href*="login=true"]', signUp: 'a[href$="/register"]' } as const
type Form = keyof typeof links
const forms = Object.keys(links) as Form[] // Object.keys loses the literal types

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
    const ends = [
      ...forms.map((form) => onIntent(links[form], () => void start(form))),
      fetchAhead(() => void start('login').then(() => start('signUp'))),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [state, language, preloadWindow])
}
