import type { Names } from '../model/names.ts'

/** Kinds of winning techniques, as bets have them: out of the ring, throws, down by a pull or a slap, and the rest. */
export const techniqueGroups = ['out', 'throw', 'pull', 'other'] as const
export type TechniqueGroup = (typeof techniqueGroups)[number]

interface Technique extends Names {
  readonly id: string
  readonly group: TechniqueGroup
  /** How many of a thousand bouts it ends, where a pusher has won and where a grappler has. Judged, near what the top division shows. */
  readonly often: readonly [pushing: number, grappling: number]
}

const of = (
  group: TechniqueGroup,
  id: string,
  ja: string,
  en: string,
  ...often: readonly [pushing: number, grappling: number]
): Technique => ({ id, group, ja, en, often })

/** The winning techniques of sumo that occur more than now and then, of the 82 there are. New ones are added at the end: markets know them by their place. */
export const techniques = [
  of('out', 'yorikiri', '寄り切り', 'Yorikiri', 120, 440),
  of('out', 'oshidashi', '押し出し', 'Oshidashi', 370, 60),
  of('pull', 'hatakikomi', 'はたき込み', 'Hatakikomi', 145, 50),
  of('throw', 'uwatenage', '上手投げ', 'Uwatenage', 10, 90),
  of('pull', 'tsukiotoshi', '突き落とし', 'Tsukiotoshi', 80, 40),
  of('out', 'okuridashi', '送り出し', 'Okuridashi', 45, 35),
  of('out', 'yoritaoshi', '寄り倒し', 'Yoritaoshi', 15, 55),
  of('out', 'oshitaoshi', '押し倒し', 'Oshitaoshi', 55, 12),
  of('pull', 'hikiotoshi', '引き落とし', 'Hikiotoshi', 45, 20),
  of('out', 'tsukidashi', '突き出し', 'Tsukidashi', 40, 2),
  of('throw', 'sukuinage', 'すくい投げ', 'Sukuinage', 10, 32),
  of('throw', 'uwatedashinage', '上手出し投げ', 'Uwatedashinage', 3, 34),
  of('throw', 'shitatenage', '下手投げ', 'Shitatenage', 3, 30),
  of('throw', 'kotenage', '小手投げ', 'Kotenage', 10, 22),
  of('pull', 'katasukashi', '肩透かし', 'Katasukashi', 9, 10),
  of('out', 'tsukitaoshi', '突き倒し', 'Tsukitaoshi', 12, 1),
  of('out', 'okuritaoshi', '送り倒し', 'Okuritaoshi', 8, 8),
  of('out', 'kimedashi', '極め出し', 'Kimedashi', 2, 10),
  of('throw', 'shitatedashinage', '下手出し投げ', 'Shitatedashinage', 1, 9),
  of('throw', 'kubinage', '首投げ', 'Kubinage', 1, 5),
  of('throw', 'kakenage', '掛け投げ', 'Kakenage', 1, 4),
  of('other', 'uchigake', '内掛け', 'Uchigake', 1, 6),
  of('other', 'sotogake', '外掛け', 'Sotogake', 1, 8),
  of('other', 'tottari', 'とったり', 'Tottari', 4, 4),
  of('pull', 'makiotoshi', '巻き落とし', 'Makiotoshi', 1, 4),
  of('other', 'kirikaeshi', '切り返し', 'Kirikaeshi', 1, 4),
  of('out', 'abisetaoshi', '浴びせ倒し', 'Abisetaoshi', 1, 4),
  of('other', 'ashitori', '足取り', 'Ashitori', 4, 2),
  of('other', 'watashikomi', '渡し込み', 'Watashikomi', 2, 2),
  of('out', 'tsuridashi', '吊り出し', 'Tsuridashi', 0, 2),
] as const satisfies readonly Technique[]

export const techniqueIds: readonly string[] = techniques.map(({ id }) => id)

/** Returns the number of a technique, from 1; 0 for one that is not listed, as a rare one that a feed names. */
export const numberOfTechnique = (id: string): number => techniqueIds.indexOf(id) + 1

/** Returns how a technique is called; null for one that is not listed. */
export function techniqueName(id: string): Names | null {
  const found = techniques.find((one) => one.id === id)
  return found ? { ja: found.ja, en: found.en } : null
}
