import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brandsFolder, checkParts, readBrands, readPart, siteOf } from '@andon/contract/sites'
import { drill } from '../drill.ts'
import { hostileFiles, hostileTexts, inPlaceOf } from '../hostile-files.ts'
import { refusalOf } from '../refusal-of.ts'

const parts = ['theme.css', 'display.woff2', 'mark.svg', 'hero.svg', 'icons/icon-512.png']

/**
 * Folders of brands from outside. Start, build and the drawing of icons read them by the same functions, which refuse each file by name, at once and without
 * a word of what it holds or leads to.
 */
export const brands = drill('folders of brands', async (_target, check) => {
  const folder = await mkdtemp(join(tmpdir(), 'andon-brands-'))
  const renew = async () => {
    await rm(join(folder, 'leo'), { recursive: true, force: true })
    await cp(join(brandsFolder, 'leo'), join(folder, 'leo'), { recursive: true })
  }
  const leo = siteOf('LEO')
  await renew()
  check('a right folder', await refusalOf(() => checkParts(folder, readBrands(folder))), 'none')
  for (const part of parts)
    for (const [what, make] of Object.entries(hostileFiles)) {
      await inPlaceOf(join(folder, 'leo', part), make)
      check(`${what} as ${part}`, await refusalOf(() => checkParts(folder, [leo])), 'refused')
      check(
        `${what} as ${part}, read alone`,
        await refusalOf(() => readPart(folder, { brand: 'LEO', part })),
        'refused',
      )
      await renew()
    }
  for (const [what, make] of Object.entries(hostileTexts)) {
    await inPlaceOf(join(folder, 'leo', 'site.json'), make)
    check(`${what} as site.json`, await refusalOf(() => readBrands(folder)), 'refused')
    await renew()
  }
  await rm(join(folder, 'leo', 'icons'), { recursive: true })
  await symlink('/etc', join(folder, 'leo', 'icons'))
  check('a link as the folder of icons', await refusalOf(() => checkParts(folder, [leo])), 'refused')
  await renew()
  await symlink('/etc', join(folder, 'etc'))
  check(
    'a link as a brand',
    readBrands(folder).map(({ code }) => code),
    ['LEO'],
  )
  await rm(folder, { recursive: true })
})
