import { build } from 'vite';
import { BUILD_TARGET } from '../../manifest/target-browsers.ts';

/** Compiles a small module into text that can be inlined in a page. `define` sets its constants. */
export async function inlineScript(
  entry: string,
  root: string,
  define: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const [output] = [
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: Object.fromEntries(
        Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
      build: {
        write: false,
        target: BUILD_TARGET,
        // Files of the site, imported by the URLs that `define` inserted.
        rolldownOptions: { external: [/\/assets\/[\w-]+\.js$/] },
        lib: { entry, formats: ['iife'], name: 'page' },
      },
    }),
  ].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  const code = output.output[0].code.trim();
  if (code.includes('</script')) throw new Error(`${entry} would end its own element`);
  return code;
}
