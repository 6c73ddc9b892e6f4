import type { messages as ja } from './settings.ja.ts'

export const messages: Record<keyof typeof ja, string> = {
  odds: 'Odds format',
  'odds.decimal': 'Decimal (1.85)',
  'odds.fractional': 'Fractional (5/6)',
  'odds.american': 'American (−118)',
  'odds.hongKong': 'Hong Kong (0.85)',
  'odds.malay': 'Malay (0.85)',
  'odds.indonesian': 'Indonesian (−1.18)',
  clock: 'Clock',
  'clock.page': 'Page language',
  'clock.24': '24-hour',
  'clock.12': '12-hour',
  names: 'Team names in',
  zone: 'Time zone',
  'zone.device': 'This device: {zone}',
  calm: 'Calm mode',
  calmHelp:
    'No notices, no ▲▼ beside odds, no motion. Switching it on hides boosts, too. Until you choose, it follows your device’s reduced motion setting.',
  notices: 'Notices and price alerts',
  'names.page': 'Page language',
  margins: 'Show our margin in every market',
  marginsHelp: 'Our share built into the odds',
  'zone.search': 'Find a time zone',
  'zone.found': '{count} found',
}
