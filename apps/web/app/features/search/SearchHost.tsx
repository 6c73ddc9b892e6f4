import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useHydrated } from '../../page/hydrated.ts'
import { onIntent } from '../../page/on-intent.ts'
import { usePage } from '../../page/page-context.ts'
import { preloadable } from '../../page/preloadable.tsx'
import { preloadText } from '../../page/use-text.ts'
import { fetchAhead } from '../../page/when-quiet.ts'
import { wordsIn } from './address.ts'
import { opensByKey } from './search-key.ts'
import { searchText } from './text.ts'
import { openedHere, useOpenSearch } from './use-open-search.ts'
import './search-outline.css'

const SearchWindow = preloadable(() => import('./SearchWindow.tsx').then((module) => module.SearchWindow))

/** The search over any page, open while the address ends in `#search`: the way back closes it, and a reload keeps it. */
export function SearchHost() {
  const here = useLocation()
  const next = useNavigation().location
  const navigate = useNavigate()
  const hydrated = useHydrated()
  usePreloaded()
  useSearchKey()
  const { pathname, search, hash, state } = next?.pathname === here.pathname ? next : here // another page comes over the search, not after it
  const words = hydrated ? wordsIn(hash) : undefined
  if (words === undefined) return null
  const close = () => {
    if (state?.searchOpened === openedHere.searchOpened) void navigate(-1)
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense fallback={<div className="search-outline" />}>
      <SearchWindow words={words} onClose={close} />
    </Suspense>
  )
}

/** Fetches the search when the page is idle or a link to it is pointed at, so that it opens at once. */
function usePreloaded(): void {
  const { language } = usePage()
  useEffect(() => {
    const preload = () => {
      // if the line is down, opening the search tries again
      Promise.all([SearchWindow.preload(), preloadText(searchText, language)]).catch(() => undefined)
    }
    const ends = [onIntent('a[href$="#search"]', preload), fetchAhead(preload)]
    return () => {
      for (const end of ends) end()
    }
  }, [language])
}

const writes = 'input, textarea, select, [contenteditable]'

/** `/` opens the search, where it is not written into a field and nothing else is open. */
function useSearchKey(): void {
  const open = useOpenSearch()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing, ctrlKey, metaKey, altKey } = event
    if (key !== '/' || isComposing || ctrlKey || metaKey || altKey || event.defaultPrevented || !opensByKey()) return
    if (target instanceof Element && target.closest(writes)) return
    if (document.querySelector('dialog:modal, :popover-open')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
