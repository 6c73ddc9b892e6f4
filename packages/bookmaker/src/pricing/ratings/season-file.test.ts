import { expect, test } from 'vitest'
import { dayOf, decodeSeason, joinSeasons, readSeason, readSeasonFile } from './season-file.ts'

const match = (date: string, home: string, away: string, homeGoals: number, awayGoals: number) => ({
  day: dayOf(date),
  home,
  away,
  homeGoals,
  awayGoals,
})

test('files of football-data.co.uk are read by the names of their columns', () => {
  const first = '\uFEFFDiv,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,B365H,B365D,B365A'
  const rows = [
    'E0,16/08/2024,20:00,Man United,Fulham,1,0,H,1.60,,5.25',
    'E0,17/08/24,12:30,"Ipswich","Liverpool",0,2,A,8.5,5.5,1.33,,',
    'E0,18/05/2025,16:00,Fulham,Ipswich,,,,,,',
    ',,,,,,,,,,',
    '',
    ',,,',
  ]
  expect(readSeasonFile([first, ...rows].join('\r\n'))).toEqual([
    match('2024-08-16', 'Man United', 'Fulham', 1, 0),
    match('2024-08-17', 'Ipswich', 'Liverpool', 0, 2),
  ])
  const old = 'Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR\nE0,14/08/93,Arsenal,Coventry,0,3,A'
  expect(readSeasonFile(old)).toEqual([match('1993-08-14', 'Arsenal', 'Coventry', 0, 3)])
  const other =
    'Country,League,Season,Date,Time,Home,Away,HG,AG,Res\nJapan,J1,2024,23/02/2024,05:00,Kawasaki,Tokyo,2,2,D'
  expect(readSeasonFile(other)).toEqual([match('2024-02-23', 'Kawasaki', 'Tokyo', 2, 2)])
})

test('quotes are taken off, and a line whose quotes do not fit is named', () => {
  const file = (...lines: readonly string[]) =>
    readSeasonFile(['date,home,away,homeGoals,awayGoals', ...lines].join('\n'))
  expect(file('2024-08-16,"A","B, the ""Bees""",2,1', '2024-08-17,B,C,"0","0"')).toEqual([
    match('2024-08-16', 'A', 'B, the "Bees"', 2, 1),
    match('2024-08-17', 'B', 'C', 0, 0),
  ])
  for (const wrong of ['2024-08-16,"A,B,2,1', '2024-08-16,"A"x,B,2,1', '2024-08-16,A"x",B,2,1'])
    expect(() => file('', wrong)).toThrow(`line 3: the quotes do not fit: ${wrong}`)
})

test('a file is refused by the column that it lacks, and a row by its line', () => {
  expect(() => readSeasonFile('Div,Date,HomeTeam,AwayTeam,FTHG\n')).toThrow('line 1 has none for awayGoals')
  expect(() => readSeasonFile('')).toThrow('date,home,away,homeGoals,awayGoals')
  const head = 'Date,HomeTeam,AwayTeam,FTHG,FTAG,B365H'
  for (const wrong of [
    '31/02/2024,A,B,1,0,2.0',
    '16/08/124,A,B,1,0,2.0',
    '16/08/2024,A,B,1,,2.0',
    '16/08/2024,A,,1,0,',
    '16/08/2024,A,B,1,0,2.0,3',
  ]) {
    expect(() => readSeasonFile(`${head}\n\n${wrong}`)).toThrow(
      `line 3 is not Date,HomeTeam,AwayTeam,FTHG,FTAG: ${wrong}`,
    )
  }
})

const played = (status?: unknown, ft: unknown = [1, 0]) => ({
  date: '2024-08-16',
  team1: 'A',
  team2: 'B',
  score: { ft },
  ...(status !== undefined && { status }),
})

test('a status leaves a match out where its name says that it was not played to its end', () => {
  const count = (status: unknown) => readSeason({ matches: [played(status)] }).length
  expect([undefined, null, 'FINISHED', 'finished', '', 7].map(count)).toEqual([1, 1, 1, 1, 1, 1])
  expect(['awarded', 'Postponed', 'CANCELLED', 'canceled', ' abandoned '].map(count)).toEqual([0, 0, 0, 0, 0])
})

test('a score that is none is named by the number of its match', () => {
  for (const ft of [[3, -2], [1.5, 0], [1], [1, 0, 0], ['1', '0'], '1:0', [1, null]])
    expect(() => readSeason({ matches: [played(), played(null, ft)] })).toThrow(/^match 2 has no score/)
  for (const ft of [undefined, null, [], [null, null]])
    expect(readSeason({ matches: [{ ...played(), score: { ft } }] })).toEqual([])
  expect(readSeason({ matches: [played('awarded', [3, -2])] })).toEqual([])
  expect(() => readSeason({ matches: [{ ...played(), team2: 'A' }] })).toThrow('match 1 has one team twice: A')
})

test('JSON with a byte order mark is read', () => {
  expect(readSeasonFile(`\uFEFF${JSON.stringify({ matches: [played()] })}`)).toEqual([
    match('2024-08-16', 'A', 'B', 1, 0),
  ])
})

test('a match of two files counts once, and one with two scores is refused', () => {
  const season = [match('2024-08-16', 'A', 'B', 1, 0), match('2024-08-17', 'B', 'A', 1, 0)]
  const again = [match('2024-08-16', 'A', 'B', 1, 0), match('2025-08-16', 'A', 'B', 1, 0)]
  expect(joinSeasons([season, again, season])).toEqual([...season, again[1]])
  expect(joinSeasons([[...season, ...season]])).toEqual(season)
  expect(() => joinSeasons([season, [match('2024-08-16', 'A', 'B', 2, 0)]])).toThrow(
    'A – B on 2024-08-16 has two scores: 1:0 and 2:0',
  )
})

test('Latin-1 is read as it is meant, and what is neither that nor UTF-8 is refused by its line', () => {
  const text = 'Date,HomeTeam,AwayTeam,FTHG,FTAG\n16/08/2024,Köln,Málaga,1,0'
  expect(decodeSeason(new TextEncoder().encode(text))).toBe(text)
  expect(decodeSeason(Buffer.from(text, 'latin1'))).toBe(text)
  expect(() => decodeSeason(Buffer.from([0x61, 0x0a, 0xf6, 0x81]))).toThrow('line 2 is neither UTF-8 nor Latin-1')
})
