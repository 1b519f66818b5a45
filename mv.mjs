import { parseSync } from 'vite';
import { globSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
const all = () =>
  globSync(['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'e2e/**/*.ts', 'local/**/*.ts']).filter(
    (f) => !f.includes('route-tree'),
  );
const resolve = (f, x) =>
  x.startsWith('#')
    ? 'src/' + x.slice(1)
    : x.startsWith('.')
      ? path.normalize(path.join(path.dirname(f), x))
      : x;
const spec = (f, to, like) => {
  if (
    like?.startsWith('#') ||
    !f.startsWith('src/') ||
    path.dirname(f).split('/')[1] !== path.dirname(to).split('/')[1]
  )
    return '#' + to.slice(4);
  let r = path.relative(path.dirname(f), to);
  return r.startsWith('.') ? r : './' + r;
};
function move(from, names, to, header = '') {
  let s = readFileSync(from, 'utf8');
  const { program } = parseSync(from, s);
  let prev = 0;
  const cut = [];
  for (const n of program.body) {
    const d = n.type === 'ExportNamedDeclaration' ? n.declaration : n;
    const name = d?.id?.name ?? d?.declarations?.[0]?.id?.name;
    if (names.includes(name)) cut.push([prev, n.end]);
    prev = n.end;
  }
  if (cut.length !== names.length) throw Error(from + ' ' + cut.length);
  const texts = cut.map(([a, b]) =>
    s
      .slice(a, b)
      .trim()
      .replace(/^(?!\/\*\*|export)/, ''),
  );
  for (const [a, b] of cut.reverse()) s = s.slice(0, a) + s.slice(b);
  // imports for moved text
  const imports = program.body
    .filter((n) => n.type === 'ImportDeclaration')
    .flatMap((n) => n.specifiers.map((x) => ({ name: x.local.name, from: n.source.value })));
  const body = texts.join('\n\n');
  const need = {};
  for (const i of imports)
    if (new RegExp('\\b' + i.name + '\\b').test(body)) (need[i.from] ??= []).push(i.name);
  const used = names.filter((n) => new RegExp('\\b' + n + '\\b').test(s));
  const existing = existsSync(to) ? readFileSync(to, 'utf8') : '';
  if (existing)
    writeFileSync(
      to,
      existing.replace(
        /((?:^import[\s\S]*?;\n)+)/m,
        (m) =>
          m +
          Object.entries(need)
            .map(([f, n]) => `import type { ${n.join(', ')} } from '${f}';\n`)
            .join('') +
          '\n' +
          body +
          '\n',
      ),
    );
  else
    writeFileSync(
      to,
      Object.entries(need)
        .map(
          ([f, n]) =>
            `import type { ${n.join(', ')} } from '${f.startsWith('#') ? f : spec(to, resolve(from, f))}';\n`,
        )
        .join('') +
        '\n' +
        header +
        body +
        '\n',
    );
  if (used.length) {
    const at = s.search(/^import /m);
    s =
      s.slice(0, Math.max(at, 0)) +
      `import type { ${used.join(', ')} } from '${spec(from, to)}';\n` +
      s.slice(Math.max(at, 0));
  }
  writeFileSync(from, s);
  for (const f of all()) {
    if (f === from) continue;
    let t = readFileSync(f, 'utf8');
    if (!names.some((n) => t.includes(n))) continue;
    let changed = false;
    t = t.replace(/import (type )?\{([^}]*)\} from '([^']+)';/g, (m, ty, inner, x) => {
      if (resolve(f, x) !== from) return m;
      const parts = inner
        .split(',')
        .map((p) => p.trim())
        .filter(Boolean);
      const mine = parts.filter((p) => names.includes(p.replace('type ', '')));
      if (!mine.length) return m;
      changed = true;
      const rest = parts.filter((p) => !mine.includes(p));
      const restOut = rest.length
        ? (ty || rest.every((p) => p.startsWith('type '))
            ? `import type { ${rest.map((p) => p.replace('type ', '')).join(', ')} } from '${x}';`
            : `import { ${rest.join(', ')} } from '${x}';`) + '\n'
        : '';
      if (f === to) return restOut.trim();
      return (
        restOut +
        `import type { ${mine.map((p) => p.replace('type ', '')).join(', ')} } from '${spec(f, to, x)}';`
      );
    });
    if (changed) writeFileSync(f, t);
  }
}
move('src/domain/posts/platform-rules.ts', ['Sourced'], 'src/domain/posts/sourced.ts');
move(
  'src/domain/campaign/prompt.ts',
  ['Message', 'Prompt', 'SendableCampaign'],
  'src/domain/campaign/request.ts',
);
move('src/services/model/caps.ts', ['Caps'], 'src/services/model/request-form.ts');
move(
  'src/domain/insight/analysis/masking.ts',
  ['MaskKind', 'Mask'],
  'src/domain/insight/analysis/mask.ts',
);
move('src/domain/insight/evidence/verdict.ts', ['Span'], 'src/domain/insight/evidence/span.ts');
move('src/domain/insight/paste/reviews.ts', ['Review'], 'src/domain/insight/paste/review.ts');
move('src/features/faceless/faceless-video.tsx', ['PlaceProps'], 'src/features/faceless/place.ts');
move('src/services/storage/press.ts', ['Press'], 'src/services/storage/document-store.ts');
move(
  'src/features/wizard/generate/model-picker.tsx',
  ['ModelsOutcome', 'ListKeys'],
  'src/features/wizard/generate/model-choice.ts',
);
