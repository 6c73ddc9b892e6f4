import { Dialog } from '@andon/web-kit/Dialog'
import { Icon } from '@andon/web-kit/Icon'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { hashOf } from './address.ts'
import { moveFocus } from './move-focus.ts'
import { rememberSearch } from './recent-searches.ts'
import { SearchResults } from './SearchResults.tsx'
import { Suggestions } from './Suggestions.tsx'
import { opensByKey, setOpensByKey } from './search-key.ts'
import { searchText } from './text.ts'
import './search.css'

/** How long after the last key the address follows. */
const typingMs = 250

/** A sheet over the page, on phones the whole screen: a field, and below it what it finds, or suggestions while it is empty. */
export function SearchWindow({ words, onClose }: { words: string; onClose: () => void }) {
  const t = useText(searchText)
  const shell = useText(shellText)
  const [query, setQuery] = useState(words)
  const asked = useDeferredValue(query.trim()) // tiles are drawn in pieces, after the letter in the field
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const keep = useAddress(query)
  useEffect(() => field.current?.focus(), [])

  const [shown, setShown] = useState('')
  const [entered, setEntered] = useState('')
  /** Enter follows the first game of its own words, at once or when it is shown. */
  useEffect(() => {
    if (entered === '' || entered !== shown) return
    setEntered('')
    body.current?.querySelector<HTMLElement>('.search-results .tile-link')?.click()
  }, [entered, shown])
  const write = (text: string) => {
    setQuery(text)
    setEntered('')
  }
  const search = (text: string) => {
    write(text)
    field.current?.focus()
  }
  /** A game, or the list of all that was found: the way back leads to the same words. */
  const onFollow = (target: EventTarget) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    keep()
    rememberSearch(query)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || body.current === null) return
    if (event.key === 'Escape' && event.target === field.current) {
      event.preventDefault() // browsers would only empty the field
      onClose()
    } else if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault()
      setEntered(query.trim())
    } else moveFocus(event, { field: field.current, body: body.current })
  }
  return (
    <Dialog label={t('title')} closeLabel={shell('close')} variant="search" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys and clicks of the controls within */}
      <div className="search-window" onKeyDown={onKey} onClickCapture={({ target }) => onFollow(target)}>
        <search className="search-head">
          <label className="search-field">
            <span className="sr-only">{t('title')}</span>
            <Icon name="search" />
            <input
              ref={field}
              type="search"
              value={query}
              placeholder={t('hint')}
              maxLength={60}
              autoComplete="off"
              enterKeyHint="search"
              onChange={(event) => write(event.target.value)}
            />
          </label>
        </search>
        <div ref={body} className="search-body">
          {asked === '' ? <Suggestions onSearch={search} /> : <SearchResults words={asked} onShown={setShown} />}
        </div>
        <KeySetting />
      </div>
    </Dialog>
  )
}

/** Keeps the words in the address while they are typed. Returns a function that writes them at once. */
function useAddress(query: string): () => void {
  const write = () => history.replaceState(history.state, '', hashOf(query.trim()))
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', hashOf(query.trim())), typingMs)
    return () => clearTimeout(timer)
  }, [query])
  return write
}

function KeySetting() {
  const t = useText(searchText)
  const [on, setOn] = useState(opensByKey)
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={on}
        onChange={() => {
          setOpensByKey(!on)
          setOn(!on)
        }}
      />
      {t('shortcut')}
    </label>
  )
}
