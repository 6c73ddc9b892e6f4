import { useEffect } from 'react'
import { usePage } from '../page/page-context.ts'
import { replaceTexts } from '../page/use-text.ts'

/** Fetches texts that have changed since the build. If the request fails, the page keeps the texts of the build. Renders nothing. */
export function TextUpdates() {
  const { language, textsVersion } = usePage()
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('preview')) return // its texts are in the page already
    const request = new AbortController()
    void fetchTexts(`/languages/${language}.json?t=${Date.now()}&have=${textsVersion}`, request.signal).then((texts) =>
      replaceTexts(language, texts),
    )
    return () => request.abort()
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
