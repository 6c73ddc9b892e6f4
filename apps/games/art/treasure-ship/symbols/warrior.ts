import { path, petal } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { circle, ringOf, scallops } from '../shapes.ts'
import { card, cardClip, onCard } from './card.ts'

const face = { lift: 4, edge: '#fff6ea' } as const

/** The warrior with spear and halo of flames. */
export function warrior(): string {
  return sheets(
    240,
    240,
    [
      card(paper.night, { rim: paper.foil, fibre: '#7fa0e8' }),
      onCard([...halo(), ...armour()]),
      ...head(),
      ...helmet(),
      ...spear(),
    ],
    cardClip,
  )
}

function halo(): string[] {
  const flames = Array.from({ length: 11 }, (_, index) => {
    const degrees = -100 + index * 20
    const turn = (degrees * Math.PI) / 180
    return petal([116 + Math.sin(turn) * 74, 104 - Math.cos(turn) * 74], 44, 34, degrees + 14)
  }).join('')
  return [
    cut(flames, paper.vermilion, { lift: 5, edge: '#ff9a80' }),
    cut(ringOf([116, 104], 84, 68), paper.gold, { lift: 4, edge: paper.foil, holes: true }),
    cut(circle([116, 104], 62), paper.crimson, { lift: 2, edge: '#ff6a52' }),
  ]
}

/** The armour, with a cape behind it. */
function armour(): string[] {
  const plates = [0, 1, 2].map((row) =>
    cut(
      scallops(66 - row * 4, 166 + row * 4, { y: 184 + row * 18, foot: 240, count: 6 }),
      row % 2 ? paper.gold : paper.bronze,
      { lift: 3, edge: paper.foil },
    ),
  )
  return [
    cut('M6 240C10 190 40 166 78 162H154C192 166 222 190 226 240Z', paper.crimson, { lift: 6, edge: '#ff8b74' }),
    cut('M66 170Q116 150 166 170L172 240H60Z', paper.bronze, { lift: 4, edge: paper.foil }),
    ...plates,
    cut('M14 216C16 178 44 160 74 166C80 186 74 206 60 224Q34 232 14 216Z', paper.sea, {
      lift: 6,
      edge: '#9fcdf2',
    }),
    cut('M218 216C216 178 188 160 158 166C152 186 158 206 172 224Q198 232 218 216Z', paper.sea, {
      lift: 6,
      edge: '#9fcdf2',
    }),
    path(
      'M24 206C30 186 46 176 66 178M32 218C38 202 48 194 62 194M208 206C202 186 186 176 166 178M200 218C194 202 184 194 170 194',
      'none',
      paper.foil,
      4,
    ),
    cut(circle([116, 206], 17), paper.vermilion, { lift: 3, edge: '#ff9a80' }),
    cut(circle([116, 206], 9), paper.foil, { lift: 1.5 }),
  ]
}

/** The face, with a guard at the neck. */
function head(): string[] {
  return [
    cut(
      'M60 96C52 132 58 158 70 174C84 166 86 150 82 120ZM172 96C180 132 174 158 162 174C148 166 146 150 150 120Z',
      paper.sea,
      { lift: 4, edge: '#9fcdf2' },
    ),
    cut(
      'M116 70C146 70 158 90 156 118C154 148 138 168 116 168C94 168 78 148 76 118C74 90 86 70 116 70Z',
      '#f7c39a',
      face,
    ),
    // beard and moustache
    cut(
      'M78 132C84 146 98 144 116 144C134 144 148 146 154 132C156 156 142 178 116 186C90 178 76 156 78 132Z',
      paper.hair,
      { lift: 3, edge: '#4c5296' },
    ),
    path('M102 156Q116 150 130 156Q116 164 102 156Z', paper.vermilion),
    path(
      'M115 140Q98 134 84 146Q100 146 115 147ZM117 140Q134 134 148 146Q132 146 117 147Z',
      paper.hair,
      '#f7c39a',
      1.5,
    ),
    // brows and eyes, stern
    path('M80 100Q94 96 112 110L110 116Q94 106 79 110ZM152 100Q138 96 120 110L122 116Q138 106 153 110Z', paper.hair),
    path('M86 117Q97 110 109 119Q97 126 86 117ZM146 117Q135 110 123 119Q135 126 146 117Z', paper.white),
    path(`${circle([99, 118], 4.6)}${circle([133, 118], 4.6)}`, paper.hair),
    path('M116 114L108 134Q116 141 124 134Z', '#e09a6c'),
  ]
}

/** With its horns. */
function helmet(): string[] {
  return [
    cut('M64 104C60 62 84 40 116 40C148 40 172 62 168 104C152 88 132 84 116 84C100 84 80 88 64 104Z', paper.gold, {
      lift: 6,
      edge: '#fff3c4',
    }),
    cut(
      'M72 98C84 84 100 80 116 80C132 80 148 84 160 98L164 86C150 72 132 68 116 68C100 68 82 72 68 86Z',
      paper.crimson,
      { lift: 2, edge: '#ff8b74' },
    ),
    cut('M106 56C80 56 54 40 48 10C70 34 92 38 110 38ZM126 56C152 56 178 40 184 10C162 34 140 38 122 38Z', paper.foil, {
      lift: 5,
      edge: '#fffbe6',
    }),
    cut('M116 14L130 38L124 66H108L102 38Z', paper.vermilion, { lift: 4, edge: '#ff9a80' }),
    cut(circle([116, 48], 9), paper.foil, { lift: 2 }),
  ]
}

/** The spear, and the hand around it. */
function spear(): string[] {
  return [
    cut('M198 62H206V226H198Z', paper.bronze, { lift: 5, edge: paper.foil }),
    cut('M202 10C212 28 212 44 206 62H198C192 44 192 28 202 10Z', paper.white, { lift: 4 }),
    cut(
      'M186 52C176 44 176 32 182 22C186 36 192 44 202 48C212 44 218 36 222 22C228 32 228 44 218 52C212 58 192 58 186 52Z',
      paper.white,
      { lift: 4 },
    ),
    cut('M192 64H212V76H192Z', paper.vermilion, { lift: 3 }),
    onCard([
      cut('M184 172C184 160 196 154 210 158C222 162 224 176 216 186C204 194 186 188 184 172Z', '#f7c39a', {
        lift: 5,
        edge: '#fff0dc',
      }),
      path('M190 168H216M190 176H216', 'none', '#d98f63', 3),
    ]),
  ]
}
