import { athletes, type League, league, onDays } from '../league.ts'
import { menWorld, womenWorld } from './categories.ts'

/** The men's tour plays in Europe from noon into the night, the women's in America and Asia, all on several courts. */
export const tennis: readonly League[] = [
  league({
    code: 'tnm1',
    sport: 'tennis',
    category: menWorld,
    name: { ja: 'グランドテラス・ツアー 男子', en: "Grand Terrace Tour, Men's Singles" },
    entrants: athletes('tnm1', 32, 'men', {
      japanese: 16,
      english: 14,
      spanish: 14,
      german: 10,
      italian: 12,
      french: 10,
      slavic: 14,
      nordic: 10,
    }),
    legs: 1,
    starts: onDays('11:00 12:00 13:00 13:30 14:00 15:00 15:30 16:30 17:00 18:00 19:00 20:00 20:30 21:30 22:30 23:30'),
    bestOf: 3,
    serving: 0.64,
  }),
  league({
    code: 'tnw1',
    sport: 'tennis',
    category: womenWorld,
    name: { ja: 'グランドテラス・ツアー 女子', en: "Grand Terrace Tour, Women's Singles" },
    entrants: athletes('tnw1', 28, 'women', {
      japanese: 20,
      english: 12,
      spanish: 10,
      german: 8,
      italian: 12,
      french: 10,
      slavic: 16,
      nordic: 6,
      chinese: 6,
    }),
    legs: 1,
    starts: onDays('06:30 07:30 09:00 10:30 11:30 12:30 15:00 16:30 20:30 21:30 22:30 23:30 24:30 25:30'),
    bestOf: 3,
    serving: 0.58,
  }),
]
