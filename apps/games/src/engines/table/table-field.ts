import type { Rectangle } from '../../shell/hud/hud.ts'
import type { View } from '../../shell/stage/stage.ts'
import { type FeltTerms, upright as turned } from './felt.ts'
import type { LayoutOptions, TableLayout } from './layout.ts'
import { spotsAt } from './pays.ts'
import type { createParts } from './table-parts.ts'
import type { TableReveal, TableTitle } from './table-title.ts'

interface FieldDeps<Layout extends TableLayout> extends Omit<ReturnType<typeof createParts>, 'reveal'> {
  readonly reveal: Pick<TableReveal, 'giveWay'> & { layOut(layout: Layout): void }
  readonly layOut: (view: View, area: Rectangle, options: LayoutOptions) => Layout
  /** The felt takes the place of the reveal, or gives it back. */
  readonly onReveal?: (isInFront: boolean) => void
  /** After everything has its place. */
  readonly show: (layout: Layout) => void
}

/** Places everything at the start, at each change of size, and at another table. */
export function createField<Layout extends TableLayout>(
  title: Pick<TableTitle, 'felt' | 'uprightFelt' | 'roads'>,
  { setting, words, texts, betting, picker, strip, reveal, layOut, show, onReveal }: FieldDeps<Layout>,
) {
  const { stage, hud, config, figures } = setting
  const terms: FeltTerms = {
    numbers: config.terms ?? {},
    rtp: (sort) => {
      const rtp = config.bets?.[sort]?.rtp
      return rtp ? words.fieldRtp(figures.share(rtp.decimal)) : null
    },
  }
  let covers = false
  let isRevealing = false
  /** The reveal has the screen, or the felt has it. */
  const showReveal = (value: boolean) => {
    isRevealing = value
    betting.hide(value && covers)
    if (!value) reveal.giveWay()
    onReveal?.(value)
  }
  const placeBar = (): number => {
    const { root } = betting.bar
    const isFlat = hud.area().width < stage.view.width
    const parent = isFlat ? hud.root : hud.panel
    if (root.parentElement !== parent) parent.append(root)
    const pickerPlace = isFlat ? hud.panel : betting.bar.tools // in the bar a phone on its side has no room for its words
    if (picker.root.parentElement !== pickerPlace) pickerPlace.append(picker.root)
    const area = hud.area()
    const height = isFlat ? root.offsetHeight : 0
    const top = `${area.y + area.height - height}px`
    Object.assign(
      root.style,
      isFlat ? { left: '0px', width: `${area.width}px`, top } : { left: '', width: '', top: '' },
    )
    return height
  }
  return {
    showReveal,
    /** True if the reveal takes the place of the felt. */
    covers: () => covers,
    place: (): void => {
      const spots = spotsAt(config, picker.table())
      const felt = title.felt(spots, texts, terms)
      const bar = placeBar()
      const area = hud.area()
      const layout = layOut(stage.view, area, {
        aspect: felt.width / felt.height,
        bar,
        roads: title.roads !== undefined,
        fills: title.uprightFelt !== undefined,
      })
      covers = layout.covers
      betting.layOut(layout, layout.upright ? (title.uprightFelt?.(spots, texts, terms) ?? turned(felt)) : felt)
      betting.list.showTable(picker.table())
      strip.layOut(layout.strip)
      reveal.layOut(layout)
      hud.placeTexts({
        above: area.y - 6,
        below: layout.noteY,
        signSize: 16,
        middle: area.x + area.width / 2,
        right: area.x + area.width - 8,
      })
      showReveal(isRevealing)
      show(layout)
    },
  }
}
