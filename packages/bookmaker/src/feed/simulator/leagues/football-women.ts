import { everyHours, friday, type League, league, onDays, womenOf } from '../league.ts'
import { brazil, england, japan, oceania, pacificCoast, spain, thailand } from './categories.ts'
import { latinFootball } from './football-americas.ts'
import { moreAmericanFootball } from './football-americas-2.ts'
import { asianFootball } from './football-asia.ts'
import { europeanFootball } from './football-europe.ts'
import { pacificFootball } from './football-pacific.ts'
import { leagueOf } from './league-of.ts'

/** No club of them plays in a cup, so that they have Friday and Monday, too. */
const fridayToMonday = { rhythm: everyHours(168), firstDay: friday, gender: 'women' } as const

/** Football of women: sides of clubs that have a team of men in a first division. */
export const womensFootball: readonly League[] = [
  league({
    code: 'fbozw1',
    sport: 'football',
    category: oceania,
    name: { ja: 'サザンスター・リーグ 女子', en: 'Southern Star League, Women' },
    entrants: [...womenOf(leagueOf(pacificFootball, 'fbnza1'), 8), ...womenOf(leagueOf(pacificFootball, 'fbaua1'), 8)],
    legs: 2,
    ...fridayToMonday,
    starts: onDays('17:15 18:30 19:45 21:00', '', '', '17:15 18:30 19:45 21:00'),
    origins: { english: 90, nordic: 10 },
  }),
  league({
    code: 'fbjpw1',
    sport: 'football',
    category: japan,
    name: { ja: '東雲リーグ 女子', en: 'Shinonome League, Women' },
    entrants: womenOf(leagueOf(asianFootball, 'fbjp3'), 12),
    legs: 2,
    ...fridayToMonday,
    starts: onDays('18:00 19:30', '14:00', '', '18:00 19:00 20:00'),
    origins: { japanese: 94, english: 6 },
  }),
  league({
    code: 'fbthw1',
    sport: 'football',
    category: thailand,
    name: { ja: 'ラチャプルック・リーグ 女子', en: 'Ratchaphruek League, Women' },
    entrants: womenOf(leagueOf(pacificFootball, 'fbtha1'), 14),
    legs: 2,
    ...fridayToMonday,
    starts: onDays('18:30 19:30 20:15', '', '', '18:30 19:30 20:15 20:45'),
    origins: { chinese: 70, japanese: 20, english: 10 },
  }),
  league({
    code: 'fbenw1',
    sport: 'football',
    category: england,
    name: { ja: 'クラウン・ディヴィジョン 女子', en: 'Crown Division, Women' },
    entrants: womenOf(leagueOf(europeanFootball, 'fben2'), 12),
    legs: 2,
    ...fridayToMonday,
    starts: onDays('17:00 19:15', '12:00', '12:30', '17:00 19:00'),
    origins: { english: 74, nordic: 16, french: 10 },
  }),
  league({
    code: 'fbesw1',
    sport: 'football',
    category: spain,
    name: { ja: 'リーガ・デル・ソル 女子', en: 'Liga del Sol, Women' },
    entrants: womenOf(leagueOf(europeanFootball, 'fbes2'), 12),
    legs: 2,
    ...fridayToMonday,
    starts: onDays('19:00 21:15', '12:00', '12:00', '19:00 21:15'),
    origins: { spanish: 82, portuguese: 10, french: 8 },
  }),
  league({
    code: 'fbbrw1',
    sport: 'football',
    category: brazil,
    name: { ja: 'カンピオナート・ヴェルジ 女子', en: 'Campeonato Verde, Women' },
    entrants: womenOf(leagueOf(latinFootball, 'fbbr2'), 16),
    legs: 2,
    ...fridayToMonday,
    starts: onDays('18:30 19:30 20:45 22:00', '', '', '18:30 19:30 20:45 22:00'),
    origins: { portuguese: 94, spanish: 6 },
  }),
  league({
    code: 'fbusw1',
    sport: 'football',
    category: pacificCoast,
    name: { ja: 'サンセット・サッカー・リーグ 女子', en: 'Sunset Soccer League, Women' },
    entrants: womenOf(leagueOf(moreAmericanFootball, 'fbusa1'), 14),
    legs: 2,
    ...fridayToMonday,
    starts: onDays('18:00 19:30 21:00', '', '', '18:00 19:15 20:15 21:00'),
    origins: { english: 70, spanish: 24, japanese: 6 },
  }),
]
