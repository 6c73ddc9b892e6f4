import { useEffect } from 'react'
import { usePage } from '../page/page-context.ts'
import { replaceTexts } from '../page/use-text.ts'

/**
 * Texts come with the page; afterwards the server is asked for those that have changed since the page's program was built. A page that hears
 * nothing goes on with what it has. Shows nothing.
 */
export function TextUpdates() {
  const { language, textsVersion } = usePage()
  useEffect(() => {
    const asked = new AbortController()
    void fetchTexts(`/languages/${language}.json?t=${Date.now()}&have=${textsVersion}`, asked.signal).then((texts) =>
      replaceTexts(language, texts),
    )
    return () => asked.abort()
  }, [language, textsVersion])
  return null
}

async function fetchTexts(url: string, signal: AbortSignal): Promise<Parameters<typeof replaceTexts>[1]> {
  try {
    const response = await fetch(url, { signal })
    return response.ok ? await response.json() : {}
  } catch {
    return {}
  }
}
