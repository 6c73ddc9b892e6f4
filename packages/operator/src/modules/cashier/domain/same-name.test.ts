import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

const player = { firstName: 'hana', lastName: 'yamada' }

test.each([
  ['HANA YAMADA', true],
  ['Ｙａｍａｄａ　Ｈａｎａ', true],
  ['yamada-hana', true],
  ['HANAKO YAMADA', false],
  ['ヤマダ ハナ', false],
  ['', false],
])('%j is the player: %s', (holder, same) => expect(isSameName(holder, player)).toBe(same))
