import type { KeyboardEvent } from 'react'
import { useText } from '../../page/text.ts'
import { isMatchKey, matchText } from '../text.ts'
import { tabAfter } from './match-part.ts'

interface Props {
  readonly tabs: readonly string[]
  readonly current: string
  /** The id of what the tabs show. */
  readonly panel: string
  readonly onChoose: (tab: string) => void
}

/** One tab is in the order of focus; the arrow keys lead to the others. */
export function MarketTabs({ tabs, current, panel, onChoose }: Props) {
  const t = useText(matchText)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfter(tabs, current, event.key)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    document.getElementById(idOfTab(next))?.focus()
  }
  return (
    <div className="tabs match-tabs" role="tablist" aria-label={t('markets')}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={idOfTab(tab)}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={panel}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={onKeyDown}
        >
          {t(textOf(tab))}
        </button>
      ))}
    </div>
  )
}

export const idOfTab = (tab: string): string => `match-tab-${tab}`

const textOf = (tab: string) => {
  if (tab === 'all' || tab === 'background') return tab
  const key = `group.${tab}`
  return isMatchKey(key) ? key : 'group.other'
}
