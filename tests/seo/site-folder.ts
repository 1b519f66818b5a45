/** Gives every test file of a run the same folder for the built site, and removes it at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly siteFolder: string;
  }
}

export default function provideSiteFolder(project: TestProject): () => void {
  const folders: string[] = [];
  const provide = () => {
    const folder = mkdtempSync(join(tmpdir(), 'echopost-seo-'));
    folders.push(folder);
    project.provide('siteFolder', folder);
  };
  provide();
  // While it watches, each run builds the site of its own sources.
  project.onTestsRerun(provide);
  return () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}
