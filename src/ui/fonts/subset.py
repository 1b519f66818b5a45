"""
Generates headings.woff2 with fonttools 4: the letters of our headings, the kerning of
their pairs, and outlines on a grid of 400 to the em (a fifth of a pixel on the sharpest
phone). Run it in this folder after a build: it reads the pairs from the built pages.
"""

import html
import re
from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib.scaleUpem import scale_upem

ROOT = Path('../../..')
SOURCE = ROOT / 'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'
LETTERS = " '(),-.:?ABCDEFGHIKLMNOPQRSTUVWYabcdefghijklmnopqrstuvwxyz\u2019"
# Headings that only the app renders, not the prerendered pages.
TITLES = [
    'Echopost', 'Choose Your Platform', 'Customize Your Content', 'Generate Content',
    'Your Generated Content', 'Instant Faceless Video Creator', 'Check your mail',
    'Page Not Found', 'Unexpected Application Error', 'No content generated yet',
    'Queue',
]
SMALLEST_KERN = 8  # of 1000 to the em
# Of 400 to the em; Instrument Serif has 396 and 124. These are the metrics of Times as the fallback
# (src/ui/heading-font.ts), so that letters keep their baseline and browsers count no layout shift.
# Every heading sets its own line height.
ASCENT, DESCENT = 295, 72


def headings():
    for page in (ROOT / 'dist').rglob('*.html'):
        for heading in re.findall(r'<h[123][^>]*>(.*?)</h[123]>', page.read_text(), re.S):
            yield html.unescape(re.sub('<.*?>', '', heading))


def kern(font, left, right):
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 9 else table
            if table.LookupType != 2 or left not in table.Coverage.glyphs:
                continue
            if table.Format == 1:
                pairs = table.PairSet[table.Coverage.glyphs.index(left)].PairValueRecord
                found = [pair.Value1 for pair in pairs if pair.SecondGlyph == right]
                if found:
                    return found[0].XAdvance
            else:
                first = table.ClassDef1.classDefs.get(left, 0)
                second = table.ClassDef2.classDefs.get(right, 0)
                return getattr(table.Class1Record[first].Class2Record[second].Value1, 'XAdvance', 0)
    return 0


options = subset.Options(
    layout_features=['kern'], hinting=False, name_IDs=[], flavor='woff2', notdef_outline=False,
)
options.drop_tables += ['gasp', 'GSUB', 'GDEF']
font = subset.load_font(SOURCE, options)
subsetter = subset.Subsetter(options)
subsetter.populate(text=LETTERS)
subsetter.subset(font)

glyphs = font.getBestCmap()
texts = [*TITLES, *headings()]
pairs = {
    (glyphs[ord(a)], glyphs[ord(b)])
    for text in texts for a, b in zip(text, text[1:]) if ord(a) in glyphs and ord(b) in glyphs
}
kerns = {(a, b): kern(font, a, b) for a, b in pairs}
rules = [f'pos {a} {b} {by};' for (a, b), by in sorted(kerns.items()) if abs(by) >= SMALLEST_KERN]
del font['GPOS']
addOpenTypeFeaturesFromString(font, 'feature kern {' + '\n'.join(rules) + '} kern;')
scale_upem(font, 400)
font['hhea'].ascent = font['OS/2'].sTypoAscender = ASCENT
font['hhea'].descent = font['OS/2'].sTypoDescender = -DESCENT
subset.save_font(font, 'headings.woff2', options)
