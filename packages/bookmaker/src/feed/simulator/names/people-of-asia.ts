import { readNames } from './read-names.ts'

/** Rare family names and given names, so that hardly any pair is a person of public life. */
export const japanese = {
  families: readNames(`
    Asahina 朝比奈, Katsuragi 葛城, Washimi 鷲見, Kugayama 久我山, Setouchi 瀬戸内, Makabe 真壁, Mikoshiba 御子柴, Higano 日向野,
    Yunoki 柚木, Otoguro 乙黒, Shinonoi 篠ノ井, Kazama 風間, Torikai 鳥飼, Sagara 相楽, Togakushi 戸隠, Kagurazaka 神楽坂,
    Shinomiya 四宮, Ayabe 綾部, Kiryu 桐生, Arisugawa 有栖川, Tsukioka 月岡, Fuwa 不破, Shiratori 白鳥, Onodera 小野寺,
    Himuro 氷室, Kurusu 来栖, Minamoto 源, Usami 宇佐美, Karasuma 烏丸, Kuze 久世, Nanjo 南条, Shikishima 敷島,
    Takatsukasa 鷹司, Todoroki 轟, Wakatsuki 若月, Hoshikawa 星川, Momose 百瀬, Ikaruga 鵤, Amamiya 雨宮, Kujo 九条,
    Tachikawa 立河, Natsume 夏目, Orihara 折原, Kisaragi 如月, Mizuhara 水原, Sakurada 桜田, Yashiro 八代, Utsumi 内海`),
  men: readNames(`
    Soma 蒼真, Nagito 凪斗, Keigo 慧吾, Yotaro 陽太郎, Shuhei 柊平, Junichi 隼一, Akito 暁人, Hiroto 大翔,
    Ibuki 伊吹, Toma 燈真, Fuga 楓雅, Sakuya 朔弥, Ryunoshin 龍之進, Sota 颯汰, Soichiro 宗一郎, Riku 理玖,
    Ryoga 遼河, Kosei 航成, Kanata 奏多, Tetsuhei 哲平, Genki 元暉, Yuma 悠磨, Itsuki 樹生, Shogo 翔梧`),
  women: readNames(`
    Honoka 穂乃香, Mio 澪, Akari 灯里, Shiori 栞, Kotone 琴音, Hinano 雛乃, Yuzuki 柚月, Sayaka 沙也香,
    Chihaya 千早, Natsuki 夏希, Wakana 若菜, Rinka 凛花, Ayame 菖蒲, Misaki 美咲季, Suzuna 鈴菜, Kaho 果歩`),
  isFamilyFirst: false,
}

export const korean = {
  families: readNames(`
    Namgung ナムグン, Hwangbo ファンボ, Seonu ソヌ, Jegal チェガル, Dokgo トッコ, Tak タク, Pyo ピョ, Ok オク,
    Gil キル, Myeong ミョン, Bong ポン, Maeng メン, Hyeon ヒョン, Seok ソク, Ye イェ, Do ト,
    Eum ウム, Cha チャ, Jin チン, Byeon ピョン, Cheon チョン, Min ミン, Noh ノ, Mo モ`),
  men: readNames(`
    Han-gyeol ハンギョル, Seo-jun ソジュン, Do-yun ドユン, Ji-ho ジホ, Tae-o テオ, Eun-seong ウンソン, Geon-u ゴヌ, Si-hyeon シヒョン,
    Yul ユル, Jae-mun ジェムン, Gyu-ha ギュハ, Dan-u ダヌ, Hae-seong ヘソン, Woo-bin ウビン, Ro-un ロウン, Chan-hyeok チャンヒョク`),
  women: readNames(`
    Da-on ダオン, Ha-rin ハリン, Seo-a ソア, Na-gyeong ナギョン, Ye-seul イェスル, Bo-ram ボラム, So-dam ソダム, A-reum アルム`),
  isFamilyFirst: true,
}

export const chinese = {
  families: readNames(`
    Ouyang 欧陽, Shangguan 上官, Huangfu 皇甫, Mu 穆, Ke 柯, Zhuo 卓, Bai 柏, Qi 祁,
    Rui 芮, Teng 滕, Huo 霍, Zhen 甄, Jin 靳, Pei 裴, Miao 繆, Shu 舒`),
  men: readNames(`
    Yunfan 雲帆, Zimo 子墨, Haolin 浩霖, Jingxuan 景軒, Mingze 明澤, Boyuan 博淵, Yichen 逸宸, Ruihang 瑞航,
    Chengyu 承宇, Weiran 蔚然`),
  women: readNames(`
    Yutong 雨桐, Jiahe 嘉禾, Ruoxi 若曦, Shuyao 舒瑶, Wanqing 晩晴, Lingyue 凌月, Zihan 梓涵, Xueyi 雪怡,
    Qiaoran 巧然, Minglan 明蘭`),
  isFamilyFirst: true,
}
