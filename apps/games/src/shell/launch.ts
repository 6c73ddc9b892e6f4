import { isLanguage, type Language, languageCodes } from '@andon/contract/languages'

/** How the hosting page opened this game. */
export interface Launch {
  readonly language: Language
  readonly mode: 'real' | 'demo'
  /** Opens one session; null on a reload, when the sitting's own session goes on. */
  readonly token: string | null
  /** The one origin we speak to, or null when nobody trustworthy hosts us. */
  readonly hostOrigin: string | null
  /** A past round of the player's to open on, with its proof; null for a plain game. */
  readonly round: string | null
}

interface Surroundings {
  readonly url: string
  readonly referrer: string
  readonly embedded: boolean
  /** Browsers that know it say which pages hold this frame, nearest first; a page cannot lie about it. */
  readonly ancestors: readonly string[]
}

/**
 * The `host` parameter alone proves nothing: it counts only if the browser itself names the same origin as our ancestor or referrer.
 * Which origins may hold a game at all is the server's `frame-ancestors`.
 */
export function readLaunch({ url, referrer, embedded, ancestors }: Surroundings): Launch {
  const { searchParams, hash } = new URL(url)
  const proven = [ancestors[0], originOf(referrer)].filter((origin) => origin !== undefined && origin !== null)
  const claimed = originOf(searchParams.get('host') ?? '')
  const hostOrigin = claimed === null ? proven[0] : proven.find((origin) => origin === claimed)
  return {
    language: languageOf(searchParams.get('lang')),
    mode: searchParams.get('mode') === 'real' ? 'real' : 'demo',
    token: new URLSearchParams(hash.slice(1)).get('token'),
    hostOrigin: embedded ? (hostOrigin ?? null) : null,
    round: /^rnd_[0-9a-z]{26}$/.exec(searchParams.get('round') ?? '')?.[0] ?? null,
  }
}

/** Reads the launch of this window and takes the token out of the address bar and the history. */
export function takeLaunch(): Launch {
  const launch = readLaunch({
    url: location.href,
    referrer: document.referrer,
    embedded: window.parent !== window,
    ancestors: [...(location.ancestorOrigins ?? [])],
  })
  if (launch.token) history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return launch
}

function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin } = new URL(url)
  return origin === 'null' ? null : origin
}

const languageOf = (wanted: string | null): Language => (isLanguage(wanted) ? wanted : languageCodes[0])
