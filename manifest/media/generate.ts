/**
 * Generates the sample picture and the sample clip in public/media/ from the pages next to this
 * file: `node manifest/media/generate.ts`. The results are committed, so no other setup needs
 * ffmpeg.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { withPage } from '../icons/render.ts';

const framesPerSecond = 25;
const seconds = 5;

const source = (file: string) => new URL(file, import.meta.url).href;
const target = (file: string) =>
  fileURLToPath(new URL(`../../public/media/${file}`, import.meta.url));

const encoder = () => {
  const from = `-f image2pipe -framerate ${framesPerSecond} -i -`;
  const colours =
    '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709';
  const codec = '-c:v libx264 -pix_fmt yuv420p -preset veryslow -tune animation -crf 24 -an';
  const file = '-fflags +bitexact -movflags +faststart -v error -y';
  const options = [from, colours, codec, file].join(' ').split(' ');
  return spawn('ffmpeg', [...options, target('sample-clip.mp4')], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
};

await withPage(async (page) => {
  await page.setViewportSize({ width: 1080, height: 1080 });
  await page.goto(source('sample-picture.html'));
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: target('sample-picture.jpg'), quality: 78 });

  await page.setViewportSize({ width: 720, height: 1280 });
  await page.goto(source('sample-clip.html'));
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: target('sample-clip-poster.jpg'), quality: 46 });

  const ffmpeg = encoder();
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    await page.evaluate(`draw(${frame / framesPerSecond})`);
    if (!ffmpeg.stdin.write(await page.screenshot())) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}.`);
});
