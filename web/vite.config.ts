import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";
import { vase } from "./plugins/pictures.ts";
import { yaml } from "./plugins/yaml.ts";

const SERVER = process.env.THEOGONY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), vase(), yaml(), svelte()],
  build: {
    outDir: "../src/theogony/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
