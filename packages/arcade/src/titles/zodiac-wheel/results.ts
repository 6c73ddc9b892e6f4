import type { ResultTone, TableResult } from '@andon/contract/player-api/live-tables'

const of = (ja: string, en: string, tone: ResultTone = 'plain'): TableResult => ({ text: { ja, en }, tone })

/** How lobbies show where the wheel stopped: dearer pairs in other colours. */
export const animals: Readonly<Record<string, TableResult>> = {
  rat: of('子', 'Rat'),
  horse: of('午', 'Horse'),
  ox: of('丑', 'Ox'),
  sheep: of('未', 'Sheep'),
  rabbit: of('卯', 'Rabbit'),
  rooster: of('酉', 'Rooster'),
  snake: of('巳', 'Snake', 'blue'),
  boar: of('亥', 'Boar', 'blue'),
  tiger: of('寅', 'Tiger', 'red'),
  monkey: of('申', 'Monkey', 'red'),
  dragon: of('辰', 'Dragon', 'gold'),
  dog: of('戌', 'Dog', 'gold'),
}
