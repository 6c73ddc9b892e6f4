import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { brandsFolder, defaultSite, siteOf } from './index.ts'
import { brandParts, checkParts, readBrands, readPart } from './read-brands.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andon-brands-'))
  await cp(join(brandsFolder, defaultSite.code.toLowerCase()), join(folder, 'owl'), { recursive: true })
  await say({ code: 'OWL' })
})

async function say(fields: object): Promise<void> {
  const path = join(folder, 'owl/site.json')
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), ...fields }))
}

test('a folder is a brand', () => {
  const brands = readBrands(folder)
  expect(brands).toMatchObject([{ code: 'OWL', languages: ['ja', 'en'], currency: 'JPY', flags: { chat: true } }])
  expect(() => checkParts(folder, brands)).not.toThrow()
})

test.each(brandParts)('a brand without %s is refused by the name of the file', async (part) => {
  const brands = readBrands(folder)
  await rm(join(folder, 'owl', part))
  expect(() => checkParts(folder, brands)).toThrow(join('owl', part))
})

test.each([
  [{ code: 'BEE' }, 'the code BEE is not the folder’s name'],
  [{ hosts: ['http://owl.example'] }, 'hosts.0: is no host name without a port'],
  [{ menu: [{ id: 'roulette', path: '/x' }] }, 'menu.0.id'],
  [{ bannerZones: ['owl_casino'] }, 'bannerZones.0'],
  [{ footer: 3 }, 'footer'],
  [{ chatHours: { from: '9', until: '18:00' } }, 'chatHours.from: is no time of day such as 09:30'],
  [{ chatHours: { from: '10:00', until: '25:00' } }, 'chatHours.until: is no time of day such as 09:30'],
  [{ chatHours: { from: '10:00', until: '10:00' } }, 'chatHours: never begins or never ends'],
  [{ chatHours: { from: '10:00' } }, 'chatHours.until'],
])('site.json with %j is refused by name', async (fields, reason) => {
  await say(fields)
  expect(() => readBrands(folder)).toThrow(reason.replace('’', "'"))
})

/** What may stand in the place of a file in a folder from outside. Reading a pipe would wait for a writer. */
const hostile: Readonly<Record<string, (path: string) => unknown>> = {
  'is a link; expected the file itself': (path) => symlink('/etc/passwd', path),
  'is not a regular file': (path) => execFileSync('mkfifo', [path]),
  'expected at most 2097152 bytes, found 3000000': (path) => writeFile(path, '').then(() => truncate(path, 3_000_000)),
}

test.each(Object.keys(hostile).flatMap((why) => brandParts.map((part) => [part, why] as const)))(
  '%s that %s is refused by name, and nothing of it is read',
  async (part, why) => {
    const brands = readBrands(folder)
    const path = join(folder, 'owl', part)
    await rm(path)
    await hostile[why]?.(path)
    const fault = `owl/${part}: ${why}`
    expect(() => checkParts(folder, brands)).toThrow(fault)
    expect(() => readPart(folder, { brand: 'OWL', part })).toThrow(fault)
    if (part === 'site.json') expect(() => readBrands(folder)).toThrow(fault)
  },
)

test('a site.json that is no JSON is refused without its words', async () => {
  await writeFile(join(folder, 'owl/site.json'), 'root:x:0:0')
  expect(() => readBrands(folder)).toThrow(/site\.json: is not JSON(: see character \d+)?$/)
})

test('a code that no brand has is a bug, not the first brand', () => {
  expect(() => siteOf('NONE')).toThrow('no brand has the code NONE')
})
