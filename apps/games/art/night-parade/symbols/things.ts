import { inked } from '../../kit/contour.ts'
import { brush, disc, group, oval, path, trace } from '../../kit/pen.ts'
import {
  fire,
  fireDeep,
  firePale,
  ghost,
  ghostPale,
  ink,
  ochre,
  paper,
  plum,
  plumDeep,
  skin,
  soot,
  umber,
  wash,
  washPale,
  white,
} from '../palette.ts'
import { figure, limb } from './figure.ts'

const red = '#c8371d'
const redDeep = '#84200f'

const tengu = {
  hair: 'M98 44C84 20 120 6 156 18C200 22 232 58 226 96C240 120 232 150 222 160C230 182 212 206 196 206C186 226 160 230 146 220C110 232 84 210 80 180C66 150 68 90 98 44Z',
  face: 'M92 74C100 46 140 36 168 50C200 62 212 96 206 130C204 168 182 204 146 212C114 218 92 200 86 172C80 140 82 104 92 74Z',
  nose: 'M128 92C96 84 58 78 26 86C6 92 2 120 20 128C52 140 94 142 126 138C140 134 144 98 128 92Z',
} as const

/** The red mask of a tengu, its nose to the left. */
export function tenguParts(): string[] {
  const brow = (d: string) => inked(d, white, { ink, thin: 4, thick: 5 })
  return [
    inked(tengu.hair, soot, { ink }),
    ...[
      '104,34 140,24 176,32',
      '150,22 196,44 212,84',
      '200,60 224,96 216,130',
      '208,120 220,150 206,186',
      '196,170 192,204 168,216',
    ].map((line) => brush(trace(line), 7, washPale)),
    inked(tengu.face, red, { ink, thin: 5, thick: 6, lean: [3, 4] }),
    path('M196 84C204 120 196 176 152 208C182 204 206 166 208 130C210 112 206 96 196 84Z', redDeep),
    // cheeks and furrows
    brush(trace('150,132 172,140 184,164'), 9, redDeep),
    brush(trace('148,150 164,160 170,182'), 7, redDeep),
    brush(trace('116,60 134,52 152,54'), 8, '#e8674a'),
    // mouth with teeth
    inked('M98 164C118 156 146 160 164 172C158 194 120 200 100 188C94 180 94 172 98 164Z', ink, { ink }),
    path('M102 166C120 160 144 164 158 172L154 180C138 174 118 172 102 176Z', white),
    path('M108 170L114 188L121 172ZM142 174L146 190L152 177Z', white),
    // eyes
    ...(
      [
        [102, 100, 0.86],
        [164, 104, 1],
      ] as const
    ).map(([x, y, size]) =>
      group(
        [
          inked('M-20 2C-10 -16 14 -16 24 2C12 14 -10 14 -20 2Z', '#f7c948', { ink, thin: 4, thick: 4 }),
          disc([-1, -1], 8, ink),
          disc([-4, -4], 2.6, white),
        ],
        `transform="translate(${x} ${y}) scale(${size})"`,
      ),
    ),
    inked(tengu.nose, red, { ink, thin: 5, thick: 6, lean: [2, 5] }),
    path('M22 122C56 136 100 136 132 128C134 134 130 138 126 138C94 142 52 140 20 128Z', redDeep),
    brush(trace('22,98 60,90 108,100'), 9, '#ee7c5c'),
    // bushy brows and a moustache
    brow('M136 92C140 70 172 58 210 60C202 66 206 68 216 74C206 76 204 80 210 88C196 82 156 82 136 92Z'),
    brow('M120 88C114 72 98 62 76 62C82 68 80 70 72 76C82 78 84 82 82 90C94 84 108 84 120 88Z'),
    brow('M128 154C150 146 190 150 216 178C204 176 204 180 206 188C196 182 194 184 192 194C176 172 148 164 128 162Z'),
    brow('M116 156C98 150 78 156 60 178C70 176 70 180 68 188C78 180 80 184 82 192C92 172 104 164 116 162Z'),
    brow(
      'M112 200C122 206 144 206 156 200C158 214 148 222 150 234C140 226 138 226 132 236C128 226 124 224 116 232C116 220 110 212 112 200Z',
    ),
    // the small black cap and its cord
    path('M84 66C110 40 168 34 198 62', 'none', ink, 10),
    path('M84 66C110 40 168 34 198 62', 'none', firePale, 4),
    inked('M114 14L146 6L172 20L168 50L138 56L112 44Z', ink, { ink, thin: 4 }),
    path('M118 18L144 12L142 50L116 42Z', soot),
    brush(trace('146,12 152,30 150,50'), 4, washPale),
  ]
}

const umbrella = {
  canopy:
    'M112 26L128 26C148 50 190 104 204 154C190 170 176 160 168 166C156 178 142 166 132 170C120 178 106 168 96 172C82 176 74 162 62 166C50 168 42 160 36 154C50 104 92 50 112 26Z',
  left: 'M66 128C44 132 26 124 18 106',
  right: 'M174 128C196 130 212 118 222 96',
  leg: 'M120 160C124 182 118 196 124 214',
  sole: 'M84 212H168V224H160V236H144V224H112V236H96V224H84Z',
} as const

/** A paper umbrella with one eye, its tongue out, on one leg. */
export function umbrellaParts(): string[] {
  return [
    limb(umbrella.left, skin, 13),
    limb(umbrella.right, skin, 13),
    disc([17, 102], 11, skin, ink, 5),
    disc([223, 92], 11, skin, ink, 5),
    limb(umbrella.leg, skin, 22),
    inked(umbrella.sole, umber, { ink }),
    path('M120 212L106 200M122 212L140 200', 'none', fire, 7),
    path('M116 20V8H124V20Z', umber, ink, 6),
    inked(umbrella.canopy, plum, { ink, thin: 5, thick: 6, lean: [3, 4] }),
    path('M114 28C104 70 92 120 90 170C80 174 70 162 62 166C64 112 88 62 114 28Z', paper),
    path('M126 28C136 70 148 120 150 170C158 174 164 162 172 164C170 112 150 62 126 28Z', paper),
    path('M128 28C150 54 190 106 203 154C190 168 180 160 172 164C170 112 150 62 128 28Z', plumDeep),
    ...['114,28 92,84 62,164', '118,28 104,96 93,170', '122,28 138,96 148,170', '126,28 150,84 172,164'].map((line) =>
      brush(trace(line), 5, ink, { swell: 0.7 }),
    ),
    path('M48 124C90 140 150 140 192 124', 'none', firePale, 5),
    inked('M106 16H134L138 34H102Z', fire, { ink, thin: 5 }),
    // the eye
    inked('M84 96C94 72 148 72 158 96C148 122 94 122 84 96Z', white, { ink, thin: 5, thick: 5 }),
    disc([122, 96], 18, ghost, ink, 5),
    disc([122, 96], 8, ink),
    disc([115, 89], 5, white),
    brush(trace('80,80 120,60 162,80'), 8, ink),
    // mouth and tongue
    inked('M92 132C108 140 134 140 150 132C148 152 136 158 121 158C106 158 94 152 92 132Z', ink, { ink }),
    inked(
      'M108 144C118 140 130 142 136 146C142 168 150 182 138 196C128 204 116 196 118 184C120 172 108 160 108 144Z',
      fire,
      {
        ink,
        thin: 5,
        thick: 4,
      },
    ),
    brush(trace('122,152 130,170 130,188'), 5, fireDeep),
  ]
}

const kettle = {
  body: 'M56 108C70 84 160 82 178 108C204 128 204 180 178 202C150 222 88 222 62 202C34 180 34 128 56 108Z',
  spout: 'M58 128C42 126 34 110 26 92L8 96C14 124 24 152 50 162Z',
  handle: 'M66 100C66 36 170 36 172 100',
  tail: 'M46 186C18 190 4 216 14 232C40 238 66 224 74 206Z',
  head: 'M150 118C146 88 170 66 196 70C226 74 238 104 230 130C222 156 190 164 170 152C158 144 152 132 150 118Z',
} as const

/** A tanuki in an iron kettle. */
export function kettleParts(): string[] {
  return [
    limb(kettle.handle, wash, 10),
    inked(kettle.tail, umber, { ink }),
    path('M30 200L22 230L40 234L50 206Z', ink),
    limb('M84 202L80 224', umber, 22),
    limb('M154 206L160 224', umber, 22),
    oval([78, 228], 20, 9, ink),
    oval([164, 228], 20, 9, ink),
    inked(kettle.spout, soot, { ink }),
    inked(kettle.body, soot, { ink, thin: 5, thick: 6, lean: [3, 5] }),
    path('M46 140C42 170 52 196 78 208C60 184 56 156 64 126C54 128 48 134 46 140Z', wash),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3, 4].map((at) => disc([86 + at * 20 + (row % 2) * 10, 156 + row * 17], 4.4, washPale)),
    ),
    path('M58 118C84 132 142 132 156 124', 'none', ghost, 7),
    // the lid with its knob
    inked('M78 94C90 78 140 78 150 94C140 104 90 104 78 94Z', wash, { ink }),
    disc([114, 76], 11, fire, ink, 6),
    // the head
    path('M158 92C150 72 156 60 168 58C178 58 184 66 186 76Z', umber, ink, 6),
    path('M202 74C206 58 218 54 228 60C236 68 234 84 228 94Z', umber, ink, 6),
    inked(kettle.head, ochre, { ink, thin: 5, thick: 6 }),
    path('M156 114C164 98 180 100 186 116C186 130 172 140 160 136Z', umber),
    path('M198 114C204 98 222 98 230 112C232 126 226 136 216 138C204 136 198 126 198 114Z', umber),
    disc([173, 118], 8, white, ink, 4),
    disc([213, 118], 8, white, ink, 4),
    disc([175, 119], 3.6, ink),
    disc([211, 119], 3.6, ink),
    path('M184 128H202L193 140Z', ink),
    path('M178 142C184 150 190 150 193 142C196 150 204 150 210 142', 'none', ink, 5),
    inked('M186 149H200C200 158 197 161 193 161C189 161 186 158 186 149Z', fire, { ink, thin: 3, thick: 3 }),
    path('M150 106L132 100M150 122L130 124', 'none', ink, 4),
    // steam
    path('M16 84C2 74 8 58 22 60C18 42 40 34 48 48C60 40 70 54 60 64', 'none', ink, 13),
    path('M16 84C2 74 8 58 22 60C18 42 40 34 48 48C60 40 70 54 60 64', 'none', ghostPale, 6),
  ]
}

export const tenguMask = (): string => figure([tengu.hair, tengu.face, tengu.nose], tenguParts())
export const oneLeg = (): string =>
  figure([umbrella.canopy, umbrella.sole, 'M112 10H128V30H112Z'], umbrellaParts(), [
    [umbrella.leg, 22],
    [umbrella.left, 16],
    [umbrella.right, 16],
  ])
export const teaKettle = (): string =>
  figure(
    [kettle.body, kettle.spout, kettle.tail, kettle.head, 'M158 92C150 60 180 50 190 72L202 74C210 52 244 56 228 94Z'],
    kettleParts(),
    [
      [kettle.handle, 10],
      ['M84 202L78 228', 26],
      ['M154 206L164 228', 26],
    ],
  )
