/** The client of the kind `coins`: two buttons for the decisions, no drawings. */
const kindOfClient = `
import type { CoinsConfig } from '@andon/arcade/engines/coins/index'
import { inEveryLanguage } from '@andon/contract/languages'
import type { RoundSounds } from '../../sound/title-sounds.ts'
import type { ClientKind } from '../client-kind.ts'

export interface CoinsTexts {
  readonly sides: Readonly<Record<string, string>>
  rules(config: CoinsConfig): readonly string[]
}
export interface CoinsSounds extends RoundSounds {
  toss(): void
}

export const kind: ClientKind<'coins', CoinsTexts, CoinsSounds> = {
  sheetOf: async (config, { texts }) => {
    const named = (side: string) => inEveryLanguage((language) => texts[language].sides[side] ?? side)
    return {
      rules: inEveryLanguage((language) => [...texts[language].rules(config)]),
      payTable: Object.entries(config.pays).map(([side, tenths]) => ({
        name: named(side),
        pays: [{ from: 1, multiple: tenths / 10 }],
      })),
      betNames: Object.fromEntries(Object.keys(config.bets ?? {}).map((side) => [side, named(side)])),
    }
  },
  cuesOf: (sounds) => ({ neutral: { toss: () => sounds.toss() }, celebrating: {} }),
  controlOf: ({ type }) => ({ selector: '.' + String(type), index: 0 }),
}
`

const textsOfClient = `
import type { CoinsTexts } from '../../engines/coins/index.ts'

const ja: CoinsTexts = { sides: { heads: '表', tails: '裏', edge: '縁' }, rules: () => ['コインを投げます。'] }
const en: CoinsTexts = { sides: { heads: 'Heads', tails: 'Tails', edge: 'Edge' }, rules: () => ['A coin is tossed.'] }
export const texts = { ja, en }
`

const titleMaker = `
import { coinsDisplay, type CoinsEvent, coinsEvents } from '@andon/arcade/engines/coins/events'
import { el } from '../../shell/hud/elements.ts'
import { type Handlers, type PlayerAction, playedBy, type Scene, type SceneDeps, type Title } from '../../shell/scene.ts'

export function coinsTitle({ gameCode }: { readonly gameCode: string }): Title {
  return {
    gameCode,
    kind: { display: coinsDisplay, events: coinsEvents },
    load: async () => ({
      words: { start: 'Toss', startHint: 'Toss', startIcon: 'play', starting: 'Tossing', cycle: '', hitNote: '' },
      playerDecides: true,
      decisionEvents: new Set(['coinCovered', 'stakeDoubled']),
      createScene,
      info: () => ({ pays: [], rules: [], more: [] }),
      outcome: () => null,
    }),
  }
}

function createScene({ hud, stakeChanged }: SceneDeps): Scene {
  const bets: Record<string, number> = { heads: 200 }
  let stakes = 1
  const laid = () => Object.values(bets).reduce((sum, amount) => sum + amount, 0)
  const button = (name: string) => el('button', { type: 'button', class: name, style: 'position: relative; z-index: 9' }, name)
  const [chip, double, look] = [button('chip'), button('double'), button('look')]
  hud.root.append(chip, double, look)
  chip.addEventListener('click', () => {
    bets.tails = (bets.tails ?? 0) + 100
    stakeChanged()
  })
  const show = (count: number) => {
    stakes = count
    stakeChanged()
  }
  const handlers: Handlers<CoinsEvent> = {
    coinCovered: async () => show(1),
    stakeDoubled: async (event) => show(event.stakes),
    coinShown: async (event) => hud.setWin(event.amount),
    roundEnd: async () => {},
  }
  return {
    begin: () => {},
    halt: async () => {},
    clear: () => show(1),
    play: playedBy<CoinsEvent>(handlers),
    choice: () => ({ ...bets }),
    layoutStake: () => laid() * stakes,
    nextAction: () =>
      new Promise<PlayerAction>((done) => {
        double.onclick = () => done({ action: { type: 'double' }, stake: laid() })
        look.onclick = () => done({ action: { type: 'look' }, stake: 0 })
      }),
    setReady: () => {},
  }
}
`

const titleOfClient = `
import { coinsTitle } from '../../engines/coins/coins-title.ts'

export const title = coinsTitle({ gameCode: 'lucky-coins' })
`

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="gold"/></svg>'
const art = 'apps/games/art/lucky-coins'

export const addedToClient = {
  'apps/games/src/engines/coins/index.ts': kindOfClient,
  'apps/games/src/engines/coins/coins-title.ts': titleMaker,
  'apps/games/src/titles/lucky-coins/title.ts': titleOfClient,
  'apps/games/src/titles/lucky-coins/texts.ts': textsOfClient,
  [`${art}/thumbnail.svg`]: drawing,
  [`${art}/thumbnail-portrait.svg`]: drawing,
  [`${art}/hero.svg`]: drawing,
}
