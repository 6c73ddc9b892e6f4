import type { RespinRules } from '../../engines/slot/respins/rules.ts'

const strip = (symbols: string) => symbols.trim().split(/\s+/)

/** Reels left to right, with one firefly on each. */
export const strips: RespinRules['strips'] = [
  strip(`
    river-fish bucket river-fish river-fish iris umbrella geta iris iris iris bucket river-fish river-fish tea tea
    iris frog frog tea umbrella frog iris bucket iris iris bucket firefly geta frog iris fern frog fern frog fern
    iris fern iris fern iris geta tea iris fern fern fern bucket fern iris bucket fern frog bucket iris iris iris
    bucket geta bucket fern umbrella iris iris bucket fern iris bucket bucket iris river-fish fern bucket iris
    iris iris
  `),
  strip(`
    river-fish iris iris fern iris geta fern iris river-fish river-fish bucket geta frog iris umbrella geta
    iris frog fern iris iris fern iris bucket iris fern bucket iris iris iris geta river-fish bucket fern bucket
    tea iris iris frog tea frog bucket geta iris umbrella bucket frog iris fern bucket river-fish bucket iris
    bucket fern bucket fern frog fern frog bucket iris iris firefly fern umbrella iris iris tea
  `),
  strip(`
    iris fern fern bucket umbrella iris tea iris frog iris geta frog bucket iris frog bucket umbrella geta frog
    fern tea river-fish fern river-fish bucket iris iris iris iris iris firefly frog bucket iris bucket fern iris
    tea river-fish fern geta fern iris fern iris fern fern iris bucket bucket geta geta river-fish river-fish
    bucket iris bucket bucket frog frog fern fern iris fern frog iris iris
  `),
]
