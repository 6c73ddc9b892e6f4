import { isLanguage, type Language, languageCodes } from '@andon/contract/languages'
import * as v from 'valibot'
import { pathOf, readPath } from '../page/route.ts'
import { readStored, store } from '../page/storage.ts'

/** How the page around the frame opened it. */
export interface Launch {
  readonly language: Language
  /** Opens one session; null on a reload, which continues the stored one, and for a visitor. */
  readonly token: string | null
  /** The only origin that messages go to; null without a verified host. */
  readonly hostOrigin: string | null
}

interface LaunchContext {
  readonly url: string
  readonly referrer: string
  readonly embedded: boolean
  /** Origins of the embedding pages, nearest first, in browsers that report them. Pages cannot forge it. */
  readonly ancestors: readonly string[]
}

/** The `host` parameter alone proves nothing: it is accepted only if the browser reports the same origin as ancestor or referrer. */
export function readLaunch({ url, referrer, embedded, ancestors }: LaunchContext): Launch & { readonly path: string } {
  const { searchParams, hash, pathname, search } = new URL(url)
  const proven = [ancestors[0], originOf(referrer)].filter((origin) => origin !== undefined && origin !== null)
  const claimed = originOf(searchParams.get('host') ?? '')
  const hostOrigin = claimed === null ? proven[0] : proven.find((origin) => origin === claimed)
  const lang = searchParams.get('lang')
  return {
    language: isLanguage(lang) ? lang : languageCodes[0],
    token: new URLSearchParams(hash.slice(1)).get('token'),
    hostOrigin: embedded ? (hostOrigin ?? null) : null,
    path: pathOf(readPath(searchParams.get('path') ?? `${pathname}${search}`)),
  }
}

const stored = v.object({ language: v.picklist(languageCodes), hostOrigin: v.nullable(v.string()) })
const key = 'sports.launch'

/** Reads the launch of this window, and leaves the page's own path in the address: no token, no parameters. A reload goes on with what was launched. */
export function takeLaunch(): Launch {
  const { path, ...launch } = readLaunch({
    url: location.href,
    referrer: document.referrer,
    embedded: window.parent !== window,
    ancestors: [...(location.ancestorOrigins ?? [])],
  })
  const isLaunch = new URLSearchParams(location.search).has('lang')
  history.replaceState(history.state, '', path)
  if (isLaunch) {
    store('sessionStorage', key, { language: launch.language, hostOrigin: launch.hostOrigin })
    return launch
  }
  return { ...launch, ...readStored('sessionStorage', key, stored) }
}

function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { origin } = new URL(url)
  return origin === 'null' ? null : origin
}
