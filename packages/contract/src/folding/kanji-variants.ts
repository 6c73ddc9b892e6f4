/**
 * Forms of one kanji, the usual one first. Sources: the old forms in brackets of the table of kanji for general use (常用漢字表, Cabinet notice
 * of 2010), the second list of kanji for given names (人名用漢字別表第二, Ministry of Justice, Family Register Act), and variants of
 * surnames that family registers hold. Old forms that NFKC joins (U+F900 to U+FAFF) are left out. 斎 and 斉 are two characters, but people
 * write one for the other in the surname Saitō, so they are joined; 坂 and 阪, and 渡部 and 渡辺, are other surnames and stay apart.
 */
const joyo = `
亜亞 悪惡 圧壓 囲圍 医醫 為爲 壱壹 隠隱 栄榮 営營 衛衞 駅驛 円圓 塩鹽 縁緣 艶艷 応應 欧歐 殴毆 桜櫻 奥奧 横橫 温溫 穏穩 仮假 価價 画畫 会會 絵繪
壊壞 懐懷 概槪 拡擴 殻殼 覚覺 学學 岳嶽 楽樂 缶罐 巻卷 陥陷 勧勸 寛寬 関關 歓歡 観觀 顔顏 気氣 帰歸 亀龜 偽僞 戯戲 犠犧 旧舊 拠據 挙擧 虚虛
峡峽 挟挾 狭狹 教敎 郷鄕鄊 暁曉 区區 駆驅 勲勳 薫薰 径徑 茎莖 恵惠 掲揭 渓溪 経經 蛍螢 軽輕 継繼 鶏鷄雞 芸藝 撃擊 欠缺 研硏 県縣 倹儉 剣劍劔剱釼 険險
圏圈 検檢 献獻 権權 顕顯 験驗 厳嚴 戸戶 効效 恒恆 広廣 黄黃 鉱鑛 号號 国國圀 黒黑 砕碎 済濟 斎齋斉齊 剤劑 冊册 雑雜 参參 桟棧 蚕蠶 惨慘 賛贊
残殘 糸絲 歯齒 児兒 辞辭 湿濕 実實 写寫 舎舍 釈釋 寿壽 収收 従從 渋澁 獣獸 縦縱 粛肅 処處 緒緖 叙敍 将將 称稱 渉涉 焼燒 証證 奨奬獎 条條
状狀 乗乘 浄淨 剰剩 畳疊 縄繩 壌壤 嬢孃 譲讓 醸釀 嘱囑 触觸 寝寢 慎愼 晋晉 真眞 尽盡 図圖 粋粹 酔醉 穂穗 随隨 髄髓 枢樞 数數 瀬瀨 声聲 静靜
窃竊 摂攝 専專 戦戰 浅淺 潜潛 繊纖 践踐 銭錢 禅禪 曽曾 双雙 壮壯 捜搜 挿插 巣巢 争爭 窓窗 総總 聡聰 荘莊 装裝 騒騷 増增 臓臟 蔵藏 即卽 属屬
続續 堕墮 体體 対對 帯帶 滞滯 台臺 滝瀧 択擇 沢澤 単單 担擔 胆膽 団團 弾彈 断斷 痴癡 遅遲 昼晝 虫蟲 鋳鑄 庁廳 徴徵 聴聽 勅敕 鎮鎭 逓遞 鉄鐵銕
転轉 点點 伝傳 党黨 盗盜 灯燈 当當 闘鬪鬭 徳德 独獨 読讀 届屆 弐貳 悩惱 脳腦 覇霸 拝拜 廃廢 売賣 麦麥 発發 髪髮 抜拔 晩晚 蛮蠻 秘祕 浜濱濵
瓶甁 払拂 仏佛 併倂 並竝 餅餠 辺邊邉 変變 弁辨瓣辯 歩步 宝寶 豊豐 褒襃 没沒 翻飜 毎每 万萬 満滿 麺麵 黙默 弥彌 訳譯 薬藥 与與 予豫 余餘
誉譽 揺搖 様樣 謡謠 来來 頼賴 乱亂 覧覽 竜龍 両兩 猟獵 緑綠 塁壘 涙淚 励勵 礼禮 隷隸 霊靈 齢齡 暦曆 歴歷 恋戀 錬鍊 炉爐 労勞 楼樓 録錄 湾灣`

const givenNames = `
亘亙 凜凛 尭堯 巌巖 晃晄 桧檜 槙槇 祢禰 祷禱 禄祿 穣穰 萌萠 遥遙 瑶瑤 峰峯 涼凉 桝枡 薮藪籔 蒋蔣 頬頰 籠篭 鴎鷗 壺壷 濤涛 蝉蟬 顛顚 剥剝 填塡
掴摑 倶俱 侠俠 呑吞 繋繫 莱萊 芦蘆 穎頴 迩邇 砺礪 灌潅 騨驒 煕熙凞 湧涌`

const surnames = `
高髙 崎﨑嵜 島嶋嶌 富冨 吉𠮷 土圡 柳栁桺 桑桒 船舩 淵渕渊 館舘 秋穐 松枩枀 橋𣘺 野埜 鎌鐮 鶴靏靍 彦彥 産產 呉吳 内內 青靑 清淸
悦悅 説說 税稅 鋭銳 強强 尚尙 回囘 脱脫 宜冝 歳歲 携攜 渇渴 稲稻 絶絕 姉姊 姫姬 娯娛 戻戾 群羣 舗舖 跡蹟 郎郞 間閒 隣鄰 飲飮 冴冱 告吿 既旣
略畧 糾糺 閲閱`

const variants = new Map<string, string>()
for (const group of `${joyo} ${givenNames} ${surnames}`.trim().split(/\s+/)) {
  const [usual = '', ...others] = group
  for (const other of others) variants.set(other, usual)
}

/** Each kanji in its usual form; other characters as they are. */
export const usualKanji = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (kanji) => variants.get(kanji) ?? kanji)
