import { path, round } from '../../kit/pen.ts'
import { paper } from '../palette.ts'
import { cut, sheets } from '../paper.ts'
import { beams, circle, combs, crest, scallops } from '../shapes.ts'
import { card, cardClip, onCard } from './card.ts'

const crestInk = { sun: paper.vermilion, wave: paper.indigo, rim: paper.indigo } as const

/** The wild symbol: a sail full of wind before the rising sun. */
export function sail(): string {
  return sheets(
    240,
    240,
    [
      card(paper.night, { rim: paper.gold, fibre: '#7fa0e8' }),
      onCard([
        cut(circle([120, 150], 112), paper.indigo, { lift: 3, edge: '#5f83d6' }),
        cut(beams([120, 170], { inner: 60, outer: 230, count: 18, width: 15 }), paper.gold, {
          lift: 3,
          edge: paper.foil,
        }),
        cut(circle([120, 160], 72), paper.foil, { lift: 4 }),
      ]),
      onCard([
        cut('M20 176C60 200 180 200 222 160C214 206 190 232 120 234C64 234 30 216 20 176Z', paper.crimson, {
          lift: 6,
          edge: '#ff8b74',
        }),
        cut('M28 190C70 210 176 208 216 176L213 188C176 218 70 220 32 200Z', paper.gold, { lift: 2, edge: paper.foil }),
      ]),
      cut('M115 20H125V214H115Z', paper.bronze, { lift: 4, edge: paper.foil }),
      cut('M42 48C84 40 156 40 198 48C188 88 194 132 212 170C160 188 80 188 28 170C48 132 54 88 42 48Z', paper.white, {
        lift: 9,
      }),
      cut('M28 170C48 132 54 88 42 48L68 44C80 92 78 138 62 178Z', '#ebe4d0', { lift: 0 }),
      path('M96 43C102 92 102 138 96 182M146 43C142 92 142 138 148 182', 'none', '#d9cfb4', 3),
      crest([121, 112], 46, crestInk),
      cut('M32 40C88 30 152 30 208 40L209 52C152 42 88 42 31 52Z', paper.crimson, { lift: 4, edge: '#ff8b74' }),
      cut(circle([32, 46], 8), paper.gold, { lift: 3 }),
      cut(circle([208, 46], 8), paper.gold, { lift: 3 }),
      onCard([
        cut(scallops(-24, 264, { y: 200, foot: 240, count: 5 }), paper.turquoise, { lift: 6, edge: paper.foam }),
        combs(-24, 264, { y: 202, count: 5 }, paper.foam),
      ]),
    ],
    cardClip,
  )
}

/** The sail that fills a reel of four rows, without its yard: 240 × 960. */
export function tallSail(): string {
  const seams = [62, 120, 178].map((x) => `M${x} 20Q${round(x + (x - 120) * 0.14)} 480 ${x} 940`)
  const reefs = [250, 470, 690].map((y) => `M14 ${y}Q120 ${y + 22} 226 ${y}`)
  const points = [250, 470, 690].flatMap((y) => [62, 120, 178].map((x) => `M${x} ${y + 14}v26`))
  return sheets(240, 960, [
    cut('M10 0H230Q236 480 230 952Q120 968 10 952Q4 480 10 0Z', paper.white, { lift: 0 }),
    cut('M10 0H44Q54 480 44 956L10 952Q4 480 10 0Z', '#ece5d2', { lift: 0 }),
    cut('M212 0H230Q236 480 230 952L212 955Q222 480 212 0Z', '#f3eddc', { lift: 0 }),
    path(seams.join(''), 'none', '#d8cdb0', 3),
    path(reefs.join(''), 'none', '#d8cdb0', 5),
    path(points.join(''), 'none', paper.straw, 4),
    crest([120, 372], 84, crestInk),
    cut('M8 806Q120 826 232 806V846Q120 866 8 846Z', paper.vermilion, { lift: 2, edge: '#ff9a80' }),
    cut('M8 858Q120 878 232 858V872Q120 892 8 872Z', paper.indigo, { lift: 2, edge: '#7fa0e8' }),
    cut('M10 930Q120 948 230 930L230 952Q120 968 10 952Z', paper.gold, { lift: 2, edge: paper.foil }),
  ])
}

/** The yard from which it hangs: 260 × 60. */
export function yard(): string {
  return sheets(260, 60, [
    cut('M16 20C90 12 170 12 244 20L245 42C170 34 90 34 15 42Z', paper.crimson, { lift: 6, edge: '#ff8b74' }),
    ...[60, 120, 180].map((x) => cut(`M${x} 13h20v26h-20Z`, paper.gold, { lift: 2, edge: paper.foil })),
    cut(circle([16, 31], 13), paper.gold, { lift: 4, edge: paper.foil }),
    cut(circle([244, 31], 13), paper.gold, { lift: 4, edge: paper.foil }),
  ])
}
