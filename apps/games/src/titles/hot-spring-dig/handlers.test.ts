import type { BoardEvent } from '@andon/arcade/engines/instant/events'
import { Sprite } from 'pixi.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCells } from '../../engines/instant/board/cells.ts'
import { createHandlers } from '../../engines/instant/board/handlers.ts'
import { layOut } from '../../engines/instant/board/layout.ts'
import { createFrames } from '../../shell/stage/frames.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { createDig } from './dig.ts'
import { createDigHandlers } from './handlers.ts'
import { skin } from './skin.ts'

type Handlers = Parameters<typeof createHandlers>[0]
type Opened = Extract<BoardEvent, { type: 'cellOpened' }>

const frameMs = 16
const cell = 7
const spring: Opened = { type: 'cellOpened', cell, safe: true, opened: 1, amount: 224, byTimeOut: false }
const ice: Opened = { ...spring, safe: false, opened: 1, amount: 0 }
const round = { stake: 200, celebrates: () => true }
const board = layOut(
  { width: 390, height: 788, density: 1 },
  { x: 0, y: 56, width: 390, height: 540 },
  { columns: 5, rows: 5, skin },
)

let nowMs = 0
let waiting: ((nowMs: number) => void)[] = []
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
  vi.stubGlobal('requestAnimationFrame', (draw: (nowMs: number) => void) => waiting.push(draw))
})
afterEach(() => {
  waiting = []
})

/** Draws a frame, then lets what waits for its end go on. */
async function nextFrame(): Promise<void> {
  nowMs += frameMs
  for (const draw of waiting.splice(0)) draw(nowMs)
  for (let step = 0; step < 30; step++) await null
}

/** The board's own frames, cells, shovel and handlers; the rest writes down what it is told, and whether the tile is still covered then. */
function openBoard({ calm }: { calm: boolean }) {
  const frames = createFrames()
  const stage = { ...frames, calm: () => calm, retire: () => {} } as unknown as Stage // what cells and shovel use of it
  const drawings = { picture: () => null } as unknown as Handlers['drawings'] // nothing is painted here
  const paths = { covered: 'covered', pointed: 'pointed', safe: ['spring'], hazard: 'ice' } as const
  const cells = createCells(stage, { count: 25, drawings, paths, skin })
  const dig = createDig(stage, drawings)
  const cover = cells.container.children[cell * 2 + 1]
  const shovel = dig.container.children.at(-1)
  if (!(cover instanceof Sprite) || !(shovel instanceof Sprite)) throw new Error('no cover, or no shovel')
  cells.cover()
  const isCovered = () => cover.visible && cover.alpha > 0
  const told: { what: string; covered: boolean }[] = []
  const tell = (what: string) => () => {
    told.push({ what, covered: isCovered() })
  }
  const later = (what: string) => async () => tell(what)()
  const usual = createHandlers({
    stage,
    cells,
    layout: () => board,
    figures: { amount: String },
    words: { opened: () => 'won', hit: 'lost', byTimeOut: 'time', choose: 'choose' },
    hud: { announce: tell('announcement'), showNote: tell('note') },
    ladder: { show: () => {}, mark: tell('rung') },
    buttons: { update: tell('name of the tile') },
    sounds: { open: tell('shovel’s sound'), safe: tell('sound'), hazard: tell('sound') },
    scenery: { handlers: () => ({}) },
  } as unknown as Handlers) // what these handlers use of it
  const handlers = createDigHandlers(usual, {
    stage,
    dig,
    spotOf: () => ({ x: 200, y: 300, cell: board.cell }),
    begin: () => {},
    find: () => {
      tell('steam')()
      return 0.1
    },
    monkey: { relax: () => {}, delight: later('monkey'), startle: later('monkey'), rejoice: later('monkey') },
    village: { light: later('village') },
    warmth: { spread: async () => {}, fade: async () => {} },
  })
  frames.start(() => {}, { always: true, onMotion: () => {} })
  return { handlers, told, isCovered, shovel }
}

const asMotion = (calm: boolean) => (calm ? 'with reduced motion' : 'with motion')
const cases = [false, true].flatMap((calm) => [spring, ice].map((event) => ({ calm, event })))

test.each(cases.map((one) => [`${one.event.safe ? 'a spring' : 'ice'} ${asMotion(one.calm)}`, one] as const))(
  '%s: nothing shows, plays or announces what a tile hides before it is uncovered',
  async (_, { calm, event }) => {
    const { handlers, told, isCovered, shovel } = openBoard({ calm })
    let ended = false
    void handlers.cellOpened?.(event, round).then(() => {
      ended = true
    })
    const strip: string[] = []
    for (let frame = 0; frame < 200 && !ended; frame++) {
      await nextFrame()
      const [digs, after] = [shovel.visible ? 'digs' : 'no shovel', told.length > 1 ? 'reaction' : 'silence']
      const shown = `${digs}, ${isCovered() ? 'covered' : 'open'}, ${after}`
      if (strip.at(-1) !== shown) strip.push(shown)
    }
    expect(ended).toBe(true)
    const [first, ...reactions] = told
    expect(first).toEqual({ what: 'shovel’s sound', covered: true })
    expect(reactions.filter(({ covered }) => covered)).toEqual([])
    expect(reactions.map(({ what }) => what)).toEqual([
      ...['sound', 'rung', 'name of the tile', 'note', 'announcement'],
      ...(event.safe ? ['steam', 'village', 'monkey'] : ['monkey']),
    ])
    expect(strip[0]).toBe(calm ? 'no shovel, covered, silence' : 'digs, covered, silence')
    expect(strip).not.toContain('no shovel, covered, reaction')
  },
)
