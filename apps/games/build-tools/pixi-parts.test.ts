import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { exportsOf, importsOf } from './pixi-parts.ts'

test.each(["/home/o'brien/andon", '/srv/a "quoted" folder', '/srv/カジノ and more', '/srv/back\\slash'])(
  'parts of pixi are imported in a checkout at %s',
  (checkout) => {
    const moduleOf = exportsOf(`export { Sprite, Text as T } from './scene/sprite/Sprite.mjs'`, `${checkout}/lib`)
    const registration = `${checkout}/lib/rendering/init.mjs`
    const { body } = parseAst(importsOf(' Sprite , type Texture', { moduleOf, registration }))
    const sources = body.map((statement) => (statement.type === 'ImportDeclaration' ? statement.source.value : null))
    expect(sources).toEqual([registration, `${checkout}/lib/scene/sprite/Sprite.mjs`])
  },
)
