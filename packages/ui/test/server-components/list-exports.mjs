const exported = {};
for (const subpath of process.argv.slice(2)) {
  const module = await import(`@trek/ui/${subpath}`);
  exported[subpath] = Object.fromEntries(
    Object.entries(module).map(([name, value]) => [name, value?.isClientReference ? 'client reference' : typeof value]),
  );
}
console.log(JSON.stringify(exported));
