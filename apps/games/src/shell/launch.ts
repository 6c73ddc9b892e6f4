import { isLanguage, type Language, languageCodes } from '@andon/contract/languages'

/** How the hosting page opened this game. */
export interface Launch {
  readonly language: Language
  readonly mode: 'real' | 'demo'
  /** Opens one session; null on a reload, which continues the stored session. */
  readonly token: string | null
  /** The only origin that messages go to; null without a verified host. */
  readonly hostOrigin: string | null
  /** A past round whose proof to open; null for normal play. */
  readonly round: string | null
}

interface Surroundings {
  readonly url: string
  readonly referrer: string
  readonly embedded: boolean
  /** Origins of the embedding pages, nearest first, in browsers that report them. Pages cannot forge it. */
  readonly ancestors: readonly string[]
}

/**
 * The `host` parameter alone proves nothing: it is accepted only if the browser reports the same origin as ancestor or referrer. The server's
 * `frame-ancestors` decides which origins may embed a game.
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

/** Reads the launch of this window, and removes the token from the address bar and the history. */
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

/** True if nothing but the game may change by itself: the page around it asked for that at the launch (`calm=1`), or the device asks for reduced motion. */
export function wantsCalm(): boolean {
  const { searchParams } = new URL(location.href)
  return searchParams.get('calm') === '1' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The brand whose page opened the game (`brand=bee`), for what the game shows of it; null where none is named. */
export function brandOfPage(): string | null {
  return new URL(location.href).searchParams.get('brand')
}

function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin } = new URL(url)
  return origin === 'null' ? null : origin
}

const languageOf = (wanted: string | null): Language => (isLanguage(wanted) ? wanted : languageCodes[0])
