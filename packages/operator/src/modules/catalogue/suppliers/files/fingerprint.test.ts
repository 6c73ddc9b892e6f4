import { supplierFolders } from '@andon/tests/supplier-folders'
import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('a written, changed or removed sheet is a change of its supplier’s folder', async () => {
  const folders = await supplierFolders()
  const seen = [await fingerprint(folders.folder)]
  await folders.write('acme', { 'about.json': {} })
  seen.push(await fingerprint(folders.folder))
  await folders.write('acme/sheets', { 'fox.json': {} })
  seen.push(await fingerprint(folders.folder))
  await folders.write('acme/sheets', { 'fox.json': { rules: {} } })
  seen.push(await fingerprint(folders.folder))
  await folders.write('acme/sheets', { 'fox.json': undefined })
  seen.push(await fingerprint(folders.folder))
  expect(new Set(seen).size).toBe(5)
  await folders.close()
})
