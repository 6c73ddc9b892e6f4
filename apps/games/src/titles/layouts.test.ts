import { gameConfigOf } from '@andon/arcade/titles/game-config'
import { titles } from '@andon/arcade/titles/index'
import { describe, expect, test } from 'vitest'
import type { BoardSkin } from '../engines/instant/board/board-title.ts'
import { layOut as layOutBoard } from '../engines/instant/board/layout.ts'
import { signTopOf as boardSignTopOf } from '../engines/instant/board/text-places.ts'
import { type Layout, layOut } from '../engines/slot/layout.ts'
import type { SlotSkin } from '../engines/slot/skin.ts'
import { signTopOf, textPlacesOf } from '../engines/slot/text-places.ts'
import { placesOf as daruma } from './daruma-drop/places.ts'
import { placesOf as firework } from './firework-maker/places.ts'
import { placesOf as fox } from './fox-wedding/places.ts'
import { placesOf as goldfish } from './goldfish-scoop/places.ts'
import { placesOf as dig } from './hot-spring-dig/places.ts'
import { gorgeOf } from './koi-climb/places.ts'
import { placesOf as luckyCat } from './lucky-cat-alley/places.ts'
import { placesOf as moonRabbit } from './moon-rabbit/places.ts'
import { scrollOf } from './night-parade/places.ts'
import { placesOf as thunder } from './thunder-drums/places.ts'
import { placesOf as treasureShip } from './treasure-ship/places.ts'

/** Views of games in the site's page, with the space that the bars leave, in CSS pixels; `least`: of a symbol's side with six reels, and with fewer; `board`: the space of a board, whose bars are other ones. */
const views = [
  { name: '320 × 568', view: [320, 512], area: [0, 57, 320, 310], least: [35, 41], board: [0, 50, 320, 343] },
  { name: '390 × 844', view: [390, 788], area: [0, 57, 390, 557], least: [54, 57], board: [0, 57, 390, 542] },
  { name: '844 × 390', view: [780, 390], area: [0, 0, 601, 390], least: [52, 65] },
  { name: '568 × 320', view: [504, 320], area: [0, 0, 344, 320], least: [40, 43] },
  { name: '768 × 1024', view: [768, 968], area: [0, 57, 768, 737], least: [76, 90], board: [0, 57, 768, 722] },
  { name: '1024 × 768', view: [1024, 712], area: [0, 63, 1024, 542], least: [69, 79] },
  { name: '1440 × 900', view: [1440, 844], area: [0, 63, 1440, 674], least: [86, 98] },
] as const
type View = (typeof views)[number]

const rectangle = ([x, y, width, height]: readonly [number, number, number, number]) => ({ x, y, width, height })
const viewOf = ({ view: [width, height] }: View) => ({ width, height, density: 1 })

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const around = (x: number, y: number, width: number, height = width): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})
const standing = (x: number, foot: number, width: number, height = width): Box =>
  around(x, foot - height / 2, width, height)

/** The figures above or beside the field that a player looks at. */
const figures: Readonly<Record<string, (layout: Layout) => readonly Box[]>> = {
  'daruma-drop': (layout) => {
    const { daruma: doll } = daruma(layout)
    return [standing(doll.x, doll.y, doll.size, (doll.size * 320) / 300)]
  },
  'firework-maker': (layout) => {
    const { lamp } = firework(layout)
    return [around(lamp.x, lamp.y, lamp.size * 0.7, lamp.size)]
  },
  'fox-wedding': (layout) => {
    const { path, upright, fox: high } = fox(layout)
    return upright ? [standing(layout.view.width * 0.2, path, high), standing(layout.view.width * 0.8, path, high)] : []
  },
  'goldfish-scoop': (layout) => {
    const { scoop } = goldfish(layout)
    return [around(scoop.x, scoop.y, scoop.size)]
  },
  'koi-climb': (layout) => {
    const { climb, climber } = gorgeOf(layout)
    return [0, 1].map((part) => around(climb(part).x, climb(part).y, climber * 0.8))
  },
  'lucky-cat-alley': (layout) => {
    const { neko } = luckyCat(layout)
    return [standing(neko.x + neko.width / 2, neko.y + neko.height, neko.width, neko.height)]
  },
  'moon-rabbit': (layout) => {
    const { group } = moonRabbit(layout)
    return [standing(group.x + 320 * group.scale, group.y, 640 * group.scale, 380 * group.scale)]
  },
  'night-parade': (layout) => {
    const { lamp, ground, walker, upright } = scrollOf(layout)
    const walkers = upright ? [standing(layout.view.width / 2, ground, layout.view.width, walker)] : []
    return [standing(lamp.x, lamp.y + (lamp.width * 168) / 144, lamp.width, (lamp.width * 168) / 144), ...walkers]
  },
  'thunder-drums': (layout) => {
    const { gods, ring, drum } = thunder(layout)
    const masks = [gods.raijin, ...(gods.fujin ? [gods.fujin] : [])]
    return [...masks.map(({ x, y, size }) => around(x, y, size)), ...ring.map(({ x, y }) => around(x, y, drum))]
  },
  'treasure-ship': (layout) => {
    const { above, keel, hull } = treasureShip(layout)
    return above ? [standing(keel.x, keel.y, hull.width * 0.9, (hull.width * 460) / 1400)] : []
  },
}
/** Nothing stands where the name is: a roof, a beam of the frame. */
const withoutFigures = ['firefly-inn', 'lantern-river']
/** Painted edges are soft. In CSS pixels. */
const slack = 5

const slots = titles.flatMap((title) => {
  const config = gameConfigOf({ ...title, ...title.stakesIn.JPY }, { celebratesReturnOfStake: false })
  return config.engine === 'slot' ? [{ code: title.gameCode, name: title.name, config }] : []
})

describe.each(slots)('$code', ({ code, name, config: { reels, rows } }) => {
  test.each(views)('on $name its symbols use the window, and its name covers nothing', async (shape) => {
    const { skin } = (await import(`./${code}/skin.ts`)) as { skin: SlotSkin } // every title's skin.ts exports it
    const [view, area] = [viewOf(shape), rectangle(shape.area)]
    const layout = layOut(view, area, { reels, rows, skin })
    const { board, cell, symbol, flat } = layout
    expect(board.x).toBeGreaterThanOrEqual(area.x)
    expect(board.y).toBeGreaterThanOrEqual(area.y)
    expect(board.x + board.width).toBeLessThanOrEqual(area.x + area.width)
    expect(board.y + board.height).toBeLessThanOrEqual(area.y + area.height)
    const [ofSix, ofFewer] = shape.least
    expect(symbol).toBeGreaterThanOrEqual(reels > 5 ? ofSix : ofFewer)
    expect(Math.max(board.width / area.width, board.height / area.height)).toBeGreaterThanOrEqual(0.6)

    if (flat) return // the page around the game has the name
    const { above, signSize, middle } = textPlacesOf(layout, skin)
    expect(above).toBeLessThanOrEqual(board.y)
    const top = signTopOf(layout, skin)
    expect(top).toBeGreaterThanOrEqual(area.y - slack)
    const wide = Math.min(
      area.width * 0.72,
      Math.max(name.ja.length * 1.14, name.en.length * 0.56) * signSize + signSize * 1.4,
    )
    const sign = { left: middle - wide / 2, top, right: middle + wide / 2, bottom: above }
    const covered = (figures[code]?.(layout) ?? []).filter(
      (box) =>
        Math.min(box.right, sign.right) - Math.max(box.left, sign.left) > slack &&
        Math.min(box.bottom, sign.bottom) - Math.max(box.top, sign.top) > slack,
    )
    expect(covered).toEqual([])
    expect(cell.width).toBeGreaterThan(0)
  })
})

test('every slot has its figures here, or none', () => {
  expect([...Object.keys(figures), ...withoutFigures].sort()).toEqual(slots.map(({ code }) => code).sort())
})

test.each(views)(
  'hot-spring-dig: on $name its tiles are large enough for a finger, and its name covers no monkey',
  async (shape) => {
    const { skin } = (await import('./hot-spring-dig/skin.ts')) as { skin: BoardSkin } // as above
    const [view, area] = [viewOf(shape), rectangle('board' in shape ? shape.board : shape.area)]
    const layout = layOutBoard(view, area, { columns: 5, rows: 5, skin })
    expect(layout.cell).toBeGreaterThanOrEqual(layout.flat ? 41 : 44)
    expect(Math.max(layout.board.width / area.width, layout.board.height / area.height)).toBeGreaterThanOrEqual(0.55)
    const { pool } = dig(layout)
    const isBeside = pool.x - pool.width / 2 >= layout.board.x + layout.board.width * 0.75
    if (!layout.flat && !isBeside) expect(pool.y).toBeLessThanOrEqual(boardSignTopOf(layout) + slack)
  },
)
