import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { sites } from '@andon/contract/sites'
import { loadFiles } from '@andon/operator/content'
import { programmesOf } from '@andon/server/compose/sandbox-programmes'
import { expect, test } from 'vitest'
import { faultsOf } from '../../packages/operator/src/modules/content/check-words.ts'
import { readFields } from '../../packages/operator/src/modules/content/domain/kinds.ts'

/** Figures of bonuses are never written by hand: an amount, a share or a multiple of a bonus is one of its own figures. */
const figures = /¥\s?\d|\d\s?(?:%|×|倍)|\d+ ?(?:days|日)/

type Named = { readonly bonusCode?: string | undefined; readonly bonusKind?: string | undefined }
const isNamed = (
  { bonusCode, bonusKind }: Named,
  { eligibility, terms }: Pick<BonusProgramme, 'eligibility' | 'terms'>,
) => (bonusCode === undefined ? terms.reward.kind === bonusKind : eligibility.bonusCode === bonusCode)

const files = loadFiles(undefined)
const texts = files.filter(({ part }) => part !== 'about')

test.each(texts.map((file) => [`${file.kind}/${file.slug}/${file.part}`, file] as const))(
  '%s says what is true of the bonuses that ship, with their own figures',
  (_, { kind, slug, source }) => {
    const about = files.find((file) => file.kind === kind && file.slug === slug && file.part === 'about')
    const fields = readFields(kind, about?.source ?? '')
    const named = 'startsAt' in fields ? fields : {}
    const bonuses = sites
      .flatMap(programmesOf)
      .filter(({ eligibility, terms }) => isNamed(named, { eligibility, terms }))
    expect(faultsOf(source, { kind, fields, bonuses })).toEqual([])
    const isOfBonus = 'startsAt' in fields && (fields.bonusCode !== undefined || fields.bonusKind !== undefined)
    if (isOfBonus) expect(source).not.toMatch(figures)
    if (isOfBonus) expect(bonuses.length).toBeGreaterThan(0)
  },
)
