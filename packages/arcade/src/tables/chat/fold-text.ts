import { fold, withoutAccents } from '@andon/contract/folding/fold'
import { inKatakana } from '@andon/contract/folding/kana'
import { usualKanji } from '@andon/contract/folding/kanji-variants'
import { likeLatin } from '@andon/contract/folding/look-alikes'

/** The forms of a message in which lists look for words. None of them is ever shown. */
export interface FoldedText {
  /** Lower case, kana as large katakana, a stretched sound as one ー, look-alikes as what they look like. With its spaces and signs. */
  readonly long: string
  /** The same without stretched sounds: バーカ is バカ. */
  readonly short: string
  /** The letters of `long` that digits and signs stand for are read as letters, a 1 as i and as l: `1d1ot` is `idiot`. */
  readonly readings: readonly string[]
  /** Digits of every script as 0 to 9, for numbers. */
  readonly digits: string
}

/** The text is clean (`cleanText`). */
export function foldText(text: string): FoldedText {
  const base = withoutMarks(likeLatin(usualKanji(fold(withLetters(text)))))
  const long = joinSpelledOut(kanaOf(base)).replace(/ー{2,}/g, 'ー')
  return {
    long,
    short: long.replaceAll('ー', ''),
    readings: readingsOf(joinSpelledOut(base)),
    digits: joinDigits(base.replace(/[〇零一二三四五六七八九]/g, (digit) => String(kanjiDigits.indexOf(digit) % 10))),
  }
}

/** Equal for messages that say the same. Every script counts; a message without letters and digits is compared as it is. */
export function sameForm(text: string): string {
  const { short } = foldText(text)
  const letters = short.replace(/[^\p{L}\p{N}]/gu, '').replace(/(.)\1{2,}/gu, '$1$1')
  return letters === '' ? text.replace(/(.)\1+/gu, '$1') : letters
}

/** 〇 and 零 are zero; the tenth place is not used by another digit. */
const kanjiDigits = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '零']

/** Characters that are drawn as letters and that NFKC leaves: squared and circled letters, regional indicators. */
const withLetters = (text: string): string =>
  text
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (sign) => {
      const code = sign.codePointAt(0) ?? 0
      const first = [0x1f1e6, 0x1f170, 0x1f150, 0x1f130].find((begin) => code >= begin) ?? code
      return String.fromCharCode(0x61 + code - first)
    })

/** Marks on Latin letters, and those that belong to no kana. Voiced sound marks that stand apart are joined to their kana. */
const withoutMarks = (text: string): string =>
  withoutAccents(text)
    .replace(/\s*([\u3099\u309a])/g, '$1')
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđħ]/g, (letter) => ({ ø: 'o', ł: 'l', đ: 'd', ħ: 'h' })[letter] ?? letter)

/** Kanji and signs that are drawn like Latin letters. */
const likeLetters: Readonly<Record<string, string>> = { 丅: 't', 乇: 'e', 乂: 'x', 丨: 'l', 卄: 'h', 凵: 'u', 刀: 'n', 冂: 'n', 尺: 'r', 丂: 's', 乙: 'z', 匚: 'c' } // biome-ignore format: a table
/** Kanji that are drawn like katakana, read so beside katakana. */
const likeKana: Readonly<Record<string, string>> = { 力: 'カ', 口: 'ロ', 工: 'エ', 夕: 'タ', 卜: 'ト', 八: 'ハ', 千: 'チ', 才: 'オ', 二: 'ニ', 一: 'ー', 匕: 'ヒ' } // biome-ignore format: a table
const small: Readonly<Record<string, string>> = { ァ: 'ア', ィ: 'イ', ゥ: 'ウ', ェ: 'エ', ォ: 'オ', ッ: 'ツ', ャ: 'ヤ', ュ: 'ユ', ョ: 'ヨ', ヮ: 'ワ', ヵ: 'カ', ヶ: 'ケ' } // biome-ignore format: a table

function kanaOf(text: string): string {
  const kana = text.replace(
    /(?<=[ァ-ヺ])[力口工夕卜八千才二一匕]|[力口工夕卜八千才二匕](?=[ァ-ヺ])/gu,
    (kanji) => likeKana[kanji] ?? kanji,
  )
  return inKatakana(kana)
    .replace(/[ァィゥェォッャュョヮヵヶ]/g, (kana) => small[kana] ?? kana)
    .replace(/(?<=[ァ-ヺー])[~〜∼\u2010-\u2015\u2500\u2212-]+/g, 'ー')
}

/** Letters that stand alone, one by one, are one word: `バ・カ`, `f.u.c.k`, `f u c k`. Of Latin letters and digits three at least: `Tom's a` is none. */
const joinSpelledOut = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])(?:[a-z0-9](?:[^\p{L}\p{N}]{1,3}[a-z0-9](?![\p{L}\p{N}])){2,}|\p{Lo}(?:[^\p{L}\p{N}]{1,3}\p{Lo}(?![\p{L}\p{N}]))+)/gu,
    (spelled) => spelled.replace(/[^\p{L}\p{N}]/gu, ''),
  )

/** Digits one by one are a number only if they are many. */
const joinDigits = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\d(?:[^\p{L}\p{N}]{1,3}\d(?!\d)){6,}/gu, (spelled) => spelled.replace(/\D/g, ''))

const leet: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '|': 'l', '€': 'e', '£': 'l', '+': 't' } // biome-ignore format: a table

/** Only within words that have a letter, so that numbers stay numbers. */
function readingsOf(text: string): string[] {
  const latin = text.replace(/[丅乇乂丨卄凵刀冂尺丂乙匚]/gu, (kanji) => likeLetters[kanji] ?? kanji)
  const read = (one: string) =>
    latin.replace(/[a-z0-9@$!|€£+*]*[a-z][a-z0-9@$!|€£+*]*/g, (word) =>
      word
        .replace(/(?<=.)[!+]+$/, '') // the end of a sentence
        .replace(/[0-9@$!|€£+]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? ''))),
    )
  return [...new Set([text, read('i'), read('l')])]
}
