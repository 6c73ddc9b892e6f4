import { toolButton } from './bar.ts'
import type { BetChanges } from './bet-changes.ts'
import type { LaidBets } from './laid-bets.ts'
import type { TableTexts } from './texts/table-texts.ts'

interface ToolDeps {
  readonly words: TableTexts
  readonly bets: LaidBets
  readonly changes: BetChanges
  /** The name of the second felt; null in games without. */
  readonly calls: string | null
  /** The spots that the table offers now. */
  readonly offered: () => readonly string[]
  readonly onFavourites: () => void
  /** Returns whether the list is open now. */
  readonly onList: () => boolean
  readonly onCalls: () => boolean
}

/** The buttons that change the whole layout, or open what lies over the felt. */
export function createBetTools({ words, bets, changes, calls, offered, onFavourites, onList, onCalls }: ToolDeps) {
  const undo = toolButton('undo', words.undo)
  const clear = toolButton('clear', words.clear)
  const double = toolButton('double', words.double)
  const repeat = toolButton('repeat', words.repeat)
  const favourites = toolButton('favourites', words.favourites)
  const list = toolButton('list', words.openList, 'list-toggle')
  const called = toolButton('calls', calls ?? '')
  undo.addEventListener('click', changes.undo)
  clear.addEventListener('click', changes.clear)
  double.addEventListener('click', changes.double)
  repeat.addEventListener('click', () => {
    const known = new Set(offered())
    changes.layAll(new Map([...bets.last()].filter(([spot]) => known.has(spot))))
  })
  favourites.addEventListener('click', onFavourites)
  list.setAttribute('aria-controls', 'bet-list')
  list.addEventListener('click', () => list.setAttribute('aria-expanded', String(onList())))
  called.addEventListener('click', () => called.setAttribute('aria-pressed', String(onCalls())))
  const byKey: Readonly<Record<string, HTMLButtonElement>> = { r: repeat, d: double, z: undo }
  return {
    all: [undo, clear, double, repeat, favourites, ...(calls === null ? [] : [called]), list],
    /** Takes a letter key; false for others. */
    press: (key: string): boolean => {
      const button = byKey[key.toLowerCase()]
      button?.click()
      return button !== undefined
    },
    /** The list was closed by its own button. */
    listClosed: (): void => {
      list.setAttribute('aria-expanded', 'false')
      list.focus()
    },
    update: (isReady: boolean): void => {
      undo.disabled = !isReady || !bets.canUndo()
      for (const button of [clear, double]) button.disabled = !isReady || bets.laid().size === 0
      repeat.disabled = !isReady || bets.last().size === 0
    },
  }
}
