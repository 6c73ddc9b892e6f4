import { athletes, everyHours, type League, league, onDays } from '../league.ts'
import { menWorld, womenWorld } from './categories.ts'

/** A series of short matches in halls around the world: four rounds a day, so that a ball is always in play. */
export const tableTennis: readonly League[] = [
  league({
    code: 'ttm1',
    sport: 'tableTennis',
    category: menWorld,
    name: { ja: '白球プロシリーズ 男子', en: "Hakkyu Pro Series, Men's Singles" },
    entrants: athletes('ttm1', 12, 'men', { japanese: 34, chinese: 22, german: 14, korean: 14, nordic: 8, french: 8 }),
    legs: 4,
    rhythm: everyHours(6),
    starts: onDays('06:05 07:00 07:55 08:50 09:45 10:40'),
    bestOf: 5,
  }),
  league({
    code: 'ttw1',
    sport: 'tableTennis',
    category: womenWorld,
    name: { ja: '白球プロシリーズ 女子', en: "Hakkyu Pro Series, Women's Singles" },
    entrants: athletes('ttw1', 12, 'women', { japanese: 40, chinese: 26, german: 12, korean: 12, slavic: 10 }),
    legs: 4,
    rhythm: everyHours(6),
    starts: onDays('06:35 07:30 08:25 09:20 10:15 11:10'),
    bestOf: 5,
  }),
]
