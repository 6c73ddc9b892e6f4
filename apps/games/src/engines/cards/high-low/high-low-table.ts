import type { CardTable, TableSetting } from '../card-title.ts'
import type { HighLowTitleTexts } from './high-low-title.ts'
import { offersOf } from './offers.ts'
import { createPile } from './pile.ts'
import { createRunList, type Step } from './run-list.ts'
import { highLowTexts } from './texts/high-low-texts.ts'
import { createYearStrip } from './year-strip.ts'

/** Both cards stay in view before the turned one takes the place of the other. */
const seenMs = 700

/** The pile and the month that counts, the months before it, and the year with what each guess reaches. */
export function createHighLowTable(setting: TableSetting<'high-low', HighLowTitleTexts>): CardTable<'high-low'> {
  const { stage, hud, config, language, figures, cardSounds, back, tell, byRules } = setting
  const words = highLowTexts[language]
  const { months } = config.game
  const pile = createPile(stage, back)
  const run = createRunList(words, months)
  const year = createYearStrip(config)
  hud.root.append(run.root, year.root)
  let shown = 0
  const see = () => stage.wait(stage.calm() ? 0 : seenMs)
  const add = (step: Omit<Step, 'from'>) => run.add({ ...step, from: shown })
  const clear = () => {
    shown = 0
    pile.reset()
    run.clear()
    year.clear()
  }
  return {
    container: pile.container,
    handlers: {
      monthShown: async ({ month, higher, lower, skipped }) => {
        if (skipped) pile.dimShown()
        if (!pile.isTurned()) {
          cardSounds.turn()
          await pile.turnOver(month)
          add({ month, by: skipped ? 'skip' : null, right: false })
          tell(skipped ? words.skipped(month) : words.shown(month))
          hud.showNote(words.ask)
        }
        await pile.moveOn()
        shown = month
        year.show(month, { higher: higher !== null, lower: lower !== null })
      },
      monthGuessed: async ({ guess, month, right, steps, amount, byTimeOut }) => {
        if (byTimeOut) byRules()
        cardSounds.turn()
        await pile.turnOver(month)
        // nothing shows, plays or tells the result before the card does
        add({ month, by: guess, right })
        year.clear()
        const [count, prize] = [figures.number(steps), figures.amount(amount)]
        tell(right ? words.right(month, count, prize) : words.wrong(month))
        hud.showNote(right ? words.rightNote(count, prize) : words.wrong(month))
        if (right) cardSounds.step(steps)
        else cardSounds.miss()
        await pile.mark(right)
        await see()
      },
      highLowPaid: async ({ amount, byTimeOut }) => {
        if (byTimeOut) byRules()
        year.clear()
        cardSounds.pay()
        setting.say(words.cashedOut(figures.amount(amount)))
      },
    },
    layOut: (layout) => {
      const places = pile.layOut(layout)
      run.layOut(places.run, places.short)
      year.layOut(places.year, places.short)
    },
    begin: () => cardSounds.deal(),
    clear,
    offers: (round) => offersOf(round, { words, figures, months }),
  }
}
