import { execFileSync } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createBrowser } from '../../../support/browser.ts'
import { drill } from '../drill.ts'
import { ownSupplier, refusedFolders } from '../hostile-folders.ts'
import { askStaff } from '../staff.ts'

const fewMs = 5_000

/** Pipes, links and files without end in the folders of suppliers and texts, and a supplier that would frame the operator's own hosts. */
export const folders = drill('folders from outside', async ({ port, dataDir, written }, check) => {
  const browser = createBrowser(`http://127.0.0.1:${port}`)
  const timed = async (path: string) => {
    const started = performance.now()
    const { status } = await browser.get(path)
    return { status, inTime: performance.now() - started < fewMs }
  }
  const fine = { status: 200, inTime: true }
  check('lobby', await timed('/ajax/game/getLobbyListWithGameGroups?lobby=casino'), fine)
  for (const language of ['ja', 'en']) check(`texts in ${language}`, await timed(`/languages/${language}.json`), fine)

  // more pipes than the pool has threads, while it runs
  for (let one = 0; one < 8; one++) {
    await mkdir(join(dataDir, 'suppliers', `late-${one}`))
    execFileSync('mkfifo', [join(dataDir, 'suppliers', `late-${one}`, 'keys.json')], { stdio: 'ignore' })
    execFileSync('mkfifo', [join(dataDir, 'suppliers', `late-${one}`, 'about.json')], { stdio: 'ignore' })
  }
  const { status, body } = await askStaff(dataDir, 'GET', '/staff/suppliers/check')
  check('suppliers check', status, 200)
  const problems: string[] = (body.folders ?? []).flatMap((one: { problems: string[] }) => one.problems)
  for (const [code, why] of Object.entries(refusedFolders))
    check(
      `${code} is named`,
      problems.some((one) => one.startsWith(`suppliers/${code}/${why}`)),
      true,
    )
  check('pages after it', await timed('/readyz'), fine)
  const listed: string[] = (await browser.get('/ajax/game/getGames')).body.games.map(
    ({ gameCode }: { gameCode: string }) => gameCode,
  )
  check('the right folder is listed', listed.includes(`${ownSupplier}-one`), true)
  for (const code of Object.keys(refusedFolders)) check(`${code} is not`, listed.includes(`${code}-one`), false)
  check('words of /etc/passwd in the log', written().includes('root:'), false)
  check('words of /etc/passwd in an answer', JSON.stringify(body).includes('root:'), false)
  check(
    'files of killed listeners',
    (await readdir(join(dataDir, 'staff'))).filter((name) => name === 'nod_killed.json'),
    [],
  )
})
