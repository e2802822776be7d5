import { mount } from "svelte";
import "./tokens.css";
import "./app.css";
import App from "./App.svelte";
import { me } from "./lib/me.svelte";

const PATIENCE = 1500;

/** The page comes in its own letters and knows who sits here, so that nothing jumps when they arrive; it does not wait for ever. */
async function begin(): Promise<void> {
  const letters = Promise.all([...document.fonts].map((face) => face.load())).catch(() => undefined); // others will do
  const name = me.load().catch(() => undefined); // nobody, for the time being
  await Promise.race([Promise.all([letters, name]), new Promise((late) => setTimeout(late, PATIENCE))]);
  mount(App, { target: document.getElementById("app")! });
}

void begin();
