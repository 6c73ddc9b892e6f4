import type { Language } from '@andon/contract/languages'
import type { Sport } from '../model/sports.ts'
import type { GradedMoment } from './graded-on.ts'
import type { WinMethod } from './match.ts'

export type Unit =
  | 'goals'
  | 'runs'
  | 'points'
  | 'games'
  | 'rounds'
  | 'sets'
  | 'maps'
  | 'corners'
  | 'cards'
  | 'kills'
  | 'aces'
  | 'doubleFaults'
  | 'runsBattedIn'
  | 'homeRuns'
  | 'shotsOnTarget'
  | 'hits'
  | 'threes'
  | 'rebounds'
  | 'assists'

const plural = (one: string, other: string) => (count: number) => `${count} ${count === 1 ? one : other}`
const unitsEn: Readonly<Record<Unit, (count: number) => string>> = {
  goals: plural('goal', 'goals'),
  runs: plural('run', 'runs'),
  points: plural('point', 'points'),
  games: plural('game', 'games'),
  rounds: plural('round', 'rounds'),
  sets: plural('set', 'sets'),
  maps: plural('map', 'maps'),
  corners: plural('corner', 'corners'),
  cards: plural('card', 'cards'),
  kills: plural('kill', 'kills'),
  aces: plural('ace', 'aces'),
  doubleFaults: plural('double fault', 'double faults'),
  runsBattedIn: plural('RBI', 'RBIs'),
  homeRuns: plural('home run', 'home runs'),
  shotsOnTarget: plural('shot on target', 'shots on target'),
  hits: plural('hit', 'hits'),
  threes: plural('three', 'threes'),
  rebounds: plural('rebound', 'rebounds'),
  assists: plural('assist', 'assists'),
}
const unitsJa: Readonly<Record<Unit, string>> = {
  goals: 'ゴール',
  runs: '得点',
  points: 'ポイント',
  games: 'ゲーム',
  rounds: 'ラウンド',
  sets: 'セット',
  maps: 'マップ',
  corners: 'コーナー',
  cards: 'カード',
  kills: 'キル',
  aces: 'エース',
  doubleFaults: 'ダブルフォルト',
  runsBattedIn: '打点',
  homeRuns: '本塁打',
  shotsOnTarget: '枠内シュート',
  hits: '安打',
  threes: '本（3P）',
  rebounds: 'リバウンド',
  assists: 'アシスト',
}

const partEn: Readonly<Partial<Record<Sport, string>>> = {
  baseball: 'Inning',
  basketball: 'Quarter',
  americanFootball: 'Quarter',
  iceHockey: 'Period',
  esports: 'Map',
}
const partJa: Readonly<Partial<Record<Sport, string>>> = {
  baseball: '回',
  basketball: 'クォーター',
  americanFootball: 'クォーター',
  iceHockey: 'ピリオド',
  esports: 'マップ',
}

interface Texts {
  readonly comma: string
  readonly semicolon: string
  readonly colon: string
  readonly handicap: string
  readonly none: string
  readonly draw: string
  /** Of a player who took no part. */
  readonly absent: string
  readonly brokenOff: string
  readonly side: Readonly<Record<'home' | 'away', string>>
  readonly kind: Readonly<Record<GradedMoment['kind'], string>>
  readonly by: Readonly<Record<WinMethod, string>>
  readonly label: Readonly<
    Record<'corners' | 'bookings' | 'reds' | 'h1' | 'h2' | 'score+overtime' | 'score+shootout', string>
  >
  readonly brackets: (text: string) => string
  readonly result: (names: string) => string
  readonly round: (number: number) => string
  readonly part: (sport: Sport, numbers: string) => string
  readonly counted: (unit: Unit, count: number) => string
  readonly scorer: (player: string, minute: number) => string
  readonly moment: (kind: string, number: number, who: string, minute: number) => string
  readonly won: (name: string, how: string) => string
}

export const texts: Readonly<Record<Language, Texts>> = {
  ja: {
    comma: '、',
    semicolon: '／',
    colon: '：',
    handicap: 'ハンデ適用後',
    none: 'なし',
    draw: '引き分け',
    absent: '出場なし',
    brokenOff: '途中終了：',
    side: { home: 'ホーム', away: 'アウェイ' },
    kind: { goal: 'ゴール', corner: 'コーナー', card: 'カード' },
    by: {
      regular: '',
      overtime: '延長',
      shootout: 'PK戦',
      knockout: 'KO',
      submission: '一本',
      points: '判定',
      disqualification: '反則',
      retirement: '棄権',
      walkover: '不戦勝',
    },
    label: {
      corners: 'コーナー',
      bookings: 'カード',
      reds: '退場',
      h1: '前半',
      h2: '後半',
      'score+overtime': '延長を含む',
      'score+shootout': '延長・PK戦を含む',
    },
    brackets: (text) => `（${text}）`,
    result: (names) => `結果：${names}`,
    round: (number) => `${number}ラウンド`,
    part: (sport, numbers) => {
      const name = partJa[sport] ?? 'セット'
      const span = numbers.replace('-', '〜')
      return sport === 'baseball' ? `${span}${name}` : `第${span}${name}`
    },
    counted: (unit, count) => `${count}${unitsJa[unit]}`,
    scorer: (player, minute) => `${player} ${minute}分`,
    moment: (kind, number, who, minute) => `${kind}${number} ${who} ${minute}分`,
    won: (name, how) => `${name}の勝ち${how === '' ? '' : `（${how}）`}`,
  },
  en: {
    comma: ', ',
    semicolon: '; ',
    colon: ': ',
    handicap: 'with handicap',
    none: 'None',
    draw: 'Draw',
    absent: 'did not play',
    brokenOff: 'Not completed: ',
    side: { home: 'Home', away: 'Away' },
    kind: { goal: 'Goal', corner: 'Corner', card: 'Card' },
    by: {
      regular: '',
      overtime: 'overtime',
      shootout: 'shoot-out',
      knockout: 'knockout',
      submission: 'submission',
      points: 'decision',
      disqualification: 'disqualification',
      retirement: 'retirement',
      walkover: 'walkover',
    },
    label: {
      corners: 'Corners',
      bookings: 'Cards',
      reds: 'Sendings-off',
      h1: '1st half',
      h2: '2nd half',
      'score+overtime': 'incl. overtime',
      'score+shootout': 'incl. overtime and shoot-out',
    },
    brackets: (text) => ` (${text})`,
    result: (names) => `Result: ${names}`,
    round: (number) => `round ${number}`,
    part: (sport, numbers) =>
      numbers.includes('-')
        ? `${partEn[sport] ?? 'Set'}s ${numbers.replace('-', '–')}`
        : `${partEn[sport] ?? 'Set'} ${numbers}`,
    counted: (unit, count) => unitsEn[unit](count),
    scorer: (player, minute) => `${player} ${minute}′`,
    moment: (kind, number, who, minute) => `${kind} ${number}: ${who} ${minute}′`,
    won: (name, how) => `${name} won${how === '' ? '' : ` (${how})`}`,
  },
}
